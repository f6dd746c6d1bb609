/* Empty: the parser of the second route knows the fixed-width types already. */
#define NULL 0
