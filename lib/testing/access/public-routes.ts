/** Routes that answer everybody alike, or whose address is itself the key (links from mails). */
export const publicRoutes: readonly string[] = [
  '/',
  '/.well-known/security.txt',
  '/about',
  '/accessibility',
  '/account-erased',
  // Says who the asking browser itself is signed in as, and nothing else; 401 for a guest.
  '/api/account',
  // Sign-in itself; e2e/next-auth*.spec.ts and google*.spec.ts say who is answered what.
  '/api/auth/[...nextauth]',
  // Opened by the secret name of one appointment; e2e/booking-links.spec.ts says what a forged one is answered.
  '/api/booking/[token]/calendar',
  // Opened by the secret name of one feed; lib/calendar/feed/feed.test.ts says what a forged one is answered.
  '/api/calendar/[token]',
  '/api/health',
  '/api/newsletter/unsubscribe/[token]',
  // Only posted to, from our own page; lib/payment/submission/intake.test.ts says what is answered what.
  '/api/payments',
  // Only posted to, from our own page by members; e2e/edit-profile-picture.spec.ts says who is answered what.
  '/api/pictures',
  // Only posted to, from our own page by admins; lib/admin/statement/intake.test.ts says who is answered what.
  '/api/statements',
  '/api/ready',
  // Only posted to, by the card providers; what they have not signed is refused (lib/payment/provider/webhook.test.ts).
  '/api/webhooks/razorpay',
  '/api/webhooks/stripe',
  // Ends the session of the asking browser; only our own pages may post to it (e2e/access).
  '/api/sign-out',
  '/blog',
  '/blog/[slug]',
  '/blog/search',
  '/book',
  '/book/[slug]',
  // Their addresses are secret names of one appointment and of one hold; a client is greeted by name (e2e/booking.spec.ts).
  '/book/appointment/[token]',
  '/book/details/[token]',
  // Shows a gate to guests and the way to pay to who is signed in (e2e/checkout.spec.ts).
  '/checkout/[slug]',
  '/clarity-quiz',
  '/clarity-quiz/[instrument]',
  '/contact',
  // Its address is a secret name of one answer (lib/contact/reply/reply.test.ts says what a forged one is answered).
  '/contact/answer/[token]',
  '/contact/request/[token]',
  '/corporate-plans',
  '/corporate-plans/brochure.pdf',
  '/data-protection',
  '/feed.xml',
  '/grievance',
  '/forgot-password',
  '/internships',
  '/internships/[slug]',
  // What it shows is named by a cookie that only a return from Google brings.
  '/link-account',
  '/match',
  '/newsletter/confirm/[token]',
  '/newsletter/unsubscribe/[token]',
  // Anybody may pay; who is signed in finds their name filled in (e2e/payment.spec.ts).
  '/payment/[[...therapistSlug]]',
  // Their addresses are secret names of one payment.
  '/payment/booking/[token]',
  '/payment/status/[token]',
  '/platform-ethics',
  '/privacy',
  '/products',
  '/professionals',
  '/professionals/[slug]',
  '/professionals/search',
  '/refunds',
  '/reset-password',
  '/reset-password/[token]',
  '/resources',
  '/resources/crisis-support',
  '/resources/mindfulness-meditation',
  '/resources/self-care-guides',
  '/resources/tools-worksheets',
  '/resources/tools-worksheets/[slug]',
  '/resources/tools-worksheets/pdf/[file]',
  '/resources/tools-worksheets/search',
  '/services',
  '/services/assessments',
  '/services/couples-family',
  '/services/individual-therapy',
  '/services/workshops-webinars',
  '/share/[file]',
  '/share/therapist/[file]',
  '/sign-out',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/therapists/[file]',
  '/sw.js',
  '/terms',
  '/verify-email/[token]',
  // Leads whoever looks signed in to where they belong; everybody else to the start page.
  '/welcome',
];
