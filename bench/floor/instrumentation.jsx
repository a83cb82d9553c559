/** The framework looks for this file in the folders above too, where it would find the product's. */
export function register() {}
