// Replaces the package of that name in tests, where there is no browser bundle to guard.
export {};
