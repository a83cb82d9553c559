import type { LegalSection } from '@/components/site/legal/legal-document';
import { Mailbox, Points, To } from '@/components/site/legal/parts';
import { usualNoticeHours } from '@/content/booking';

export const refundsSummary = [
  `Cancelled in time (${usualNoticeHours} hours before, or as the page says on which you book): a full refund, or another time, as you like.`,
  'Cancelled by the therapist or by us: always a full refund.',
  'The person you paid refunds you: your therapist for sessions, Antarman for its own services. The money goes to the account it came from, within seven working days.',
];

const cases = [
  [
    `In time: ${usualNoticeHours} hours or more before the session, or as the page says on which you book`,
    'The whole fee',
  ],
  [
    'Later than that',
    'Half the fee, or as the page says on which you book. All of it if you were ill or in crisis; your word is enough',
  ],
  [
    'You did not come',
    'Nothing, or as the page says on which you book, unless something happened that you could not help',
  ],
  ['The therapist did not come or had to cancel', 'The whole fee'],
  ['Call or video broke down for more than 15 minutes', 'The whole fee, or the session again'],
] as const;

export const refundsSections: readonly LegalSection[] = [
  {
    id: 'sessions',
    title: 'Sessions',
    body: (
      <dl className="divide-y divide-border border-border border-y">
        {cases.map(([when, back]) => (
          <div key={when} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
            <dt className="font-semibold">{when}</dt>
            <dd>{back}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'plans',
    title: 'Plans paid in advance',
    body: (
      <Points
        items={[
          'Cancelled in time: the session returns to your plan.',
          'Cancelled later, or you did not come: the session counts as used. If you were ill or in crisis, your therapist gives it back; your word is enough.',
          'Cancelled by the therapist: the session returns to your plan, always.',
          'Sessions that you no longer want: your therapist refunds their share whenever you ask. Cancel those that are booked first.',
        ]}
      />
    ),
  },
  {
    id: 'assessments',
    title: 'Assessments and packages',
    body: (
      <p>
        Before the first session: a full refund. After it: the price less the share of each session held. A
        written report that has been delivered is not refunded.
      </p>
    ),
  },
  {
    id: 'workshops',
    title: 'Workshops and webinars',
    body: (
      <p>
        Up to three days before: a full refund. Later, you may send someone else in your place. If we cancel,
        we refund everything without your asking.
      </p>
    ),
  },
  {
    id: 'internships',
    title: 'Internship places',
    body: (
      <p>
        The place deposit is refunded in full if we do not offer you a place, if you withdraw before the
        deadline of that intake, and at the end of the programme.
      </p>
    ),
  },
  {
    id: 'double',
    title: 'Paid twice or too much',
    body: (
      <p>
        Tell your therapist or us the reference ID of the payment, such as P-5544AB12. We refund any
        overpayment, whatever the reason.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How to ask',
    body: (
      <>
        <Points
          items={[
            <>
              Write to <Mailbox /> or choose “Billing” in the{' '}
              <To href="/contact?topic=billing">contact form</To>, with the reference number.
            </>,
            'A session or a plan was paid to your therapist: ask them, or write to us and we ask them for you. Card payments came to us, and we refund them.',
            'We confirm within 48 hours. The refund comes within seven working days, to the account, UPI ID or card the money came from, with a credit note.',
            'Never send us a PIN, an OTP or a card number. Nobody here will ask for one.',
          ]}
        />
        <p>
          Not content with the answer? Our <To href="/privacy#grievance">grievance officer</To> reviews it
          again.
        </p>
      </>
    ),
  },
];
