// What newer versions call deprecated is what 4.8 has.
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(4, 8))

#include <gtk/gtk.h>
