/** The last message of product.md §8, separate so that public pages carry only this one. */
export const unexpectedError = 'An unexpected error occurred. Please try again.';
