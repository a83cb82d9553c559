/** Spec §8's last words. Apart from the other messages, so that public pages carry this one and not all of them. */
export const unexpectedError = 'An unexpected error occurred. Please try again.';
