// @ts-check

/**
 * Pages made for one person, or for one visit by a signed link. Each visit gets a nonce, and no cache stores
 * them. All others are public: the same for all visitors, byte for byte.
 */
const privatePages = new RegExp(
  `^/(?:${[
    'login|signup|forgot-password|reset-password|link-account|verify-email|sign-out|welcome',
    'account|admin|dashboard|edit-profile|onboarding|therapist-dashboard',
    'payment|checkout|room',
    'accepting|guardian|invitation|waitlist|newsletter',
    'book/(?:appointment|details|own)|contact/(?:answer|others|request)|match/search',
  ].join('|')})(?:/|$)`,
);

/** @param {string} path decoded */
export const isPrivate = (path) => privatePages.test(path);
