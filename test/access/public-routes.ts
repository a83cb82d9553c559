/** Routes outside `app/(site)` that answer all visitors alike, or whose answers have their own test. */
export const namedPublicRoutes: ReadonlySet<string> = new Set([
  '/.well-known/security.txt',
  // Returns only the account that is signed in to this browser; 401 for a guest.
  '/api/account',
  // Returns only the form values of the account in this browser; app/api/own/route.test.ts asks as a guest
  // and as two people.
  '/api/own',
  // Sign-in itself; e2e/http/next-auth*.test.ts and e2e/google*.spec.ts test its answers.
  '/api/auth/[...nextauth]',
  '/api/health',
  // Only with the operator's token; lib/process/watch.test.ts tests a wrong one.
  '/api/metrics',
  // Accepts only posts from our own page; lib/payment/screenshot/upload/intake.test.ts tests its answers.
  '/api/payments/screenshot',
  // Accepts only posts from our own page by members; e2e/account/profile-picture.spec.ts tests its answers.
  '/api/pictures',
  // Accepts only posts from our own page by therapists and admins; lib/therapist/photo/photo.test.ts tests its answers.
  '/api/therapist-photos',
  // Accepts only posts from our own page by admins; lib/payment/statement/intake.test.ts tests its answers.
  '/api/statements',
  '/api/ready',
  // Accepts only posts that the card providers have signed (lib/payment/provider/webhook.test.ts).
  '/api/webhooks/razorpay',
  '/api/webhooks/stripe',
  // Accept only requests that the text companies have signed (lib/notification/text/text.test.ts).
  '/api/webhooks/sms',
  '/api/webhooks/whatsapp',
  // Ends the session of the asking browser; only our own pages may post to it (e2e/member/menu.spec.ts).
  '/api/sign-out',
  // Anybody may book; signed-in people see what pays (app/(pay)/book/own/[slug]/page.test.tsx).
  '/book/own/[slug]',
  '/book/own/consultation',
  // Shows guests a gate, and signed-in people the ways to pay (e2e/payment/checkout.spec.ts).
  '/checkout/[slug]',
  '/cms/products/[file]',
  '/feed.xml',
  '/forgot-password',
  // It shows only what a cookie names, which a return from Google sets.
  '/link-account',
  // Anybody may pay; signed-in people find their name filled in (e2e/payment/payment.spec.ts).
  '/payment/[[...therapistSlug]]',
  // A picture, while a listing shows it publicly.
  '/portraits/[file]',
  '/reset-password',
  '/share/[file]',
  '/share/therapist/[file]',
  '/sign-out',
  '/sitemap.xml',
  '/sitemaps/landing.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/therapists/[file]',
  '/sw.js',
  // Redirects signed-in people to their own page, and others to the start page.
  '/welcome',
]);
