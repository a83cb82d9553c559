/** Routes that answer everybody alike, or whose address is itself the key (links from mails). */
export const publicRoutes: readonly string[] = [
  '/',
  '/.well-known/security.txt',
  '/about',
  // The secret name of one listing opens it; lib/therapist/accepting/accepting.test.ts tests a forged one.
  '/accepting/[token]',
  '/accessibility',
  '/account-erased',
  // Says as whom the asking browser itself is signed in, and nothing else; 401 for a guest.
  '/api/account',
  // Says what the asking browser's own account may fill in; app/api/own/route.test.ts asks as a guest and as two people.
  '/api/own',
  // Sign-in itself; e2e/http/next-auth*.test.ts and e2e/google*.spec.ts test its answers.
  '/api/auth/[...nextauth]',
  // The secret name of one appointment opens it; e2e/booking/links.spec.ts tests a forged one.
  '/api/booking/[token]/calendar',
  // The secret name of one feed opens it; lib/booking/calendar/feed/feed.test.ts tests a forged one.
  '/api/calendar/[token]',
  '/api/health',
  // Only with the operator's token; lib/process/watch.test.ts tests another.
  '/api/metrics',
  '/api/newsletter/unsubscribe/[token]',
  // Accepts only posts from our own page; lib/payment/screenshot/upload/intake.test.ts tests its answers.
  '/api/payments/screenshot',
  // Accepts only posts from our own page by members; e2e/account/profile-picture.spec.ts tests its answers.
  '/api/pictures',
  // Answer only the two people of an open room; lib/booking/room/access.test.ts and e2e/http/room.test.ts ask as others.
  '/api/room/[token]',
  '/api/room/[token]/events',
  // Accepts only posts from our own page by therapists and admins; lib/therapist/photo/photo.test.ts tests its answers.
  '/api/therapist-photos',
  // Accepts only posts from our own page by admins; lib/payment/statement/intake.test.ts tests its answers.
  '/api/statements',
  '/api/ready',
  // Accepts only posts that the card providers have signed (lib/payment/provider/webhook.test.ts).
  '/api/webhooks/razorpay',
  '/api/webhooks/stripe',
  // Accept only what the companies of texts have signed (lib/notification/text/text.test.ts).
  '/api/webhooks/sms',
  '/api/webhooks/whatsapp',
  // Ends the session of the asking browser; only our own pages may post to it (e2e/member/menu.spec.ts).
  '/api/sign-out',
  '/blog',
  '/blog/[slug]',
  '/blog/search/[question]',
  '/book',
  '/book/[slug]',
  '/book/[slug]/search/[question]',
  // Says as whom the asking browser itself books and what pays (app/(site)/book/own/[slug]/page.test.tsx).
  '/book/own/[slug]',
  '/book/own/consultation',
  '/book/search/[question]',
  // Their addresses are secret names of one appointment and of one hold; a client is greeted by name
  // (e2e/booking/booking.spec.ts).
  '/book/appointment/[token]',
  '/book/details/[token]',
  // Shows guests a gate, and signed-in people the ways to pay (e2e/payment/checkout.spec.ts).
  '/checkout/[slug]',
  '/clarity-quiz',
  '/clarity-quiz/[instrument]',
  '/cms/products/[file]',
  '/contact',
  // Its address is the secret name of one answer (lib/contact/reply/reply.test.ts tests a forged one).
  '/contact/answer/[token]',
  // Its address is the secret name of one message (lib/contact/others/others.test.ts tests a forged one).
  '/contact/others/[token]',
  '/contact/request/[token]',
  '/contact/search/[question]',
  '/corporate-plans',
  '/corporate-plans/brochure.pdf',
  '/data-protection',
  '/feed.xml',
  '/figures',
  '/grievance',
  // The secret of one guardian opens it; lib/care/form/guardian/guardian.test.ts tests a forged one.
  '/guardian/[token]',
  '/forgot-password',
  '/internships',
  '/internships/[slug]',
  // A cookie, which only a return from Google brings, names what it shows.
  '/link-account',
  '/match',
  '/match/search',
  '/newsletter/confirm/[token]',
  '/newsletter/unsubscribe/[token]',
  '/offline',
  // Anybody may pay; signed-in people find their name filled in (e2e/payment/payment.spec.ts).
  '/payment/[[...therapistSlug]]',
  // Their addresses are secret names of one payment.
  '/payment/booking/[token]',
  // The secret name of one appointment opens it; e2e/payment/appointment.spec.ts tests a forged one.
  '/payment/appointment/[token]',
  '/payment/status/[token]',
  '/platform-ethics',
  // A picture, while a public listing shows it.
  '/portraits/[file]',
  '/privacy',
  '/products',
  '/products/search/[question]',
  '/professionals',
  '/professionals/[slug]',
  '/professionals/[slug]/search/[question]',
  '/professionals/search/[question]',
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
  '/resources/tools-worksheets/search/[question]',
  // The secret name of one appointment, for its two people; others get the sign-in page or nothing (same tests).
  '/room/[token]',
  '/services',
  '/services/assessments',
  '/services/couples-family',
  '/services/individual-therapy',
  '/services/workshops-webinars',
  '/share/[file]',
  '/share/therapist/[file]',
  '/sign-out',
  '/sitemap.xml',
  '/sitemaps/landing.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/therapists/[file]',
  '/sw.js',
  '/terms',
  '/therapists',
  '/therapists/[...words]',
  '/verify-email/[token]',
  // The secret name of one place opens it; lib/booking/waitlist/waitlist.test.ts tests a forged one.
  '/waitlist/[token]',
  '/wake/[...file]',
  // Redirects signed-in people to their own page, and everybody else to the start page.
  '/welcome',
];
