/**
 * The owner's statements about the service, in one place: name, addresses and claims. Claims are not measurements; an
 * admin can hide them all (`ownerClaimsShown`).
 */
export const site = {
  name: 'Antarman',
  tagline: 'Counselling and therapy, in your language and at your pace',
  description:
    'Find a counsellor or therapist across India and abroad, read about what helps, and talk to a person who listens. Online and in person.',
  locale: 'en_IN',
  firstYear: 2025,
  consultationMinutes: 45,
  hours: [
    { days: 'Monday to Friday', time: '8:00 AM – 6:00 PM' },
    { days: 'Saturday', time: '9:00 AM – 4:00 PM' },
    { days: 'Sunday', time: 'Closed' },
  ],
  hoursZone: 'IST',
  responsePromise: 'We answer every email within 24 hours.',
  /** product.md §9, fixed display figures of the owner. */
  claims: {
    therapistRating: { value: 4.8, reviews: 24 },
    directory: [
      { figure: '500+', label: 'Professionals' },
      { figure: '50+', label: 'Specializations' },
      { figure: '4.9/5', label: 'Average rating' },
      { figure: '24/7', label: 'Availability' },
    ],
    footer: ['HIPAA compliant', 'Licensed professionals', '24/7 support'],
    /** product.md §2, Corporate wellness. They rest on no study of ours. */
    corporate: [
      { figure: '23%', text: 'more productive' },
      { figure: 'up to 30%', text: 'lower healthcare costs' },
      { figure: '40%', text: 'fewer stress-related absences' },
    ],
  },
  /**
   * The person legally responsible for the service, until the owner publishes another identity in the back office: registered
   * name, postal address and the officer's name, before the service opens to the public. Receipts and the legal pages
   * print it unchanged.
   */
  owner: {
    legalName: 'Antarman',
    address: 'Bengaluru, Karnataka, India',
    courts: 'Bengaluru',
    /** GST status: unregistered, composition or registered; with a number, receipts carry it. */
    taxStatus: 'unregistered',
    gstin: null,
    grievanceOfficer: {
      name: 'The Grievance Officer, Antarman',
      hours: 'Monday to Friday, 10 am to 5 pm IST',
    },
    /** Day of the legal texts, ISO; change it with them. */
    legalTextsOf: '2026-11-29',
  },
  /**
   * The payee of what the service itself sells. The owner supplies it; set it before the service opens.
   * `public/payment-qr.jpg` is the same UPI ID as a picture, and a test compares the two.
   */
  payee: {
    name: 'Antarman',
    upiId: 'antarman.care@samplebank',
    bank: {
      bankName: 'Sample Bank of India',
      accountNumber: '000000112026',
      ifsc: 'DEMO0000001',
      accountHolder: 'Antarman',
    },
  },
  /** Target of "Leave this page": the national weather service, a page that raises no questions. */
  quickExitUrl: 'https://mausam.imd.gov.in/',
} as const;

/** Stands beside everything in `site.claims`. */
export const statedBy = `Stated by ${site.name}`;

/** "© 2025–2026", plain "© 2025" in the first year. */
export function copyrightYears(now: Date): string {
  const year = now.getUTCFullYear();
  return year > site.firstYear ? `© ${site.firstYear}–${year}` : `© ${site.firstYear}`;
}
