/** Sentences with a literal number, by file. Each exception applies to these words in that file only. */
type Known = { readonly because: string; readonly says: Readonly<Record<string, readonly string[]>> };

export const knownNumbers: readonly Known[] = [
  {
    because:
      'spans of a calendar or a questionnaire, names of choices, and how long something takes the reader',
    says: {
      'app/(member)/dashboard/assessments/page.tsx': ['a snapshot of two weeks'],
      'app/(member)/onboarding/page.tsx': ['It takes about two minutes'],
      'app/(site)/figures/page.tsx': ['of the last 90 days', 'in the last 90 days'],
      'components/account/private/second-factor/parts.tsx': ['network. It takes two minutes'],
      'components/admin/statement/statements-review.tsx': ['import and every ten minutes'],
      'components/booking/private/calendar/availability-editor.tsx': ['in the next two weeks'],
      'components/booking/private/calendar/free-preview.tsx': ['in the next two weeks'],
      'components/booking/private/view/move-bar.tsx': ['move it by 15 minutes'],
      'components/booking/private/waitlist-counts.tsx': ['for two weeks'],
      'components/care/private/measure/asked-list.tsx': ['every two weeks'],
      'components/care/private/practice/practice-now.tsx': ['over the last 90 days'],
      'components/site/home/features.tsx': ['in the last two weeks'],
      'lib/account/google/rules.ts': ['again in ten minutes'],
      'lib/account/sign-in/rules.ts': ['1 minute'],
      'lib/admin/content/kinds/events.ts': ['90 minutes'],
      'lib/admin/overview/rules.ts': ['1 hour'],
      'lib/admin/overview/trend-rules.ts': ['under 1 hour', '1 hour'],
      'lib/admin/therapist/list/queries.ts': ['or expires within 30 days'],
      'lib/booking/series/rules.ts': ['Every two weeks'],
      'lib/care/assessment/request/rules.ts': ['Every two weeks'],
      'lib/care/form/emails.tsx': ['with it for two weeks'],
      'lib/contact/inbox/rules.ts': ['1 hour'],
      'lib/notification/preferences/rules.ts': ['Three hours before', '15 minutes before a video'],
      'lib/payment/statement/outcomes.ts': ['try again in ten minutes'],
      'lib/site/people/kind.ts': ['Keep at most six people'],
      'lib/site/seo/share-images.ts': ['Your last two weeks'],
      'lib/therapist/figures/rules.ts': ['1 hour'],
      'lib/therapist/free-times/words.ts': ['In the next 7 days'],
      'lib/therapist/match/questions.ts': ['in the next 7 days', 'Within the next 7 days'],
      'lib/therapist/match/rules.ts': ['in the next 7 days'],
    },
  },
  {
    because: 'spans that the database keeps',
    says: {
      'app/(member)/therapist-dashboard/payments/account/page.tsx': ['later change after 24 hours'],
    },
  },
  {
    because:
      'promises of people, which no code keeps: an answer, a comparison with the bank, money on its way',
    says: {
      'components/booking/consultation-times.tsx': ['team answers within 24 hours'],
      'app/(site)/contact/view.tsx': ['every email within 24 hours'],
      'app/admin/messages/page.tsx': ['an answer within 24 hours'],
      'components/payment/private/checkout/card-payment-state.tsx': ['take up to seven working days'],
      'components/payment/private/submission/submitted.tsx': ['takes up to two working days'],
      'components/therapist/directory/empty-directory.tsx': ['and answer within 24 hours'],
      'content/site.ts': ['every email within 24 hours'],
      'lib/admin/overview/rules.ts': [
        'Within two working days',
        'due within seven working days',
        'an answer within 24 hours',
      ],
      'lib/contact/emails.tsx': ['an answer within 24 hours', 'please check within 24 hours'],
      'lib/payment/appointment/rules.ts': ['takes up to two working days'],
      'lib/payment/provider/emails.tsx': ['take up to seven working days'],
      'lib/payment/refund-due/rules.ts': ['within seven working days'],
      'lib/payment/remittance/emails.tsx': ['take up to two working days'],
      'lib/payment/rules.ts': ['takes up to two working days'],
      'lib/payment/submission/emails.tsx': ['takes up to two working days'],
      'lib/payment/verification/emails.tsx': ['take up to seven working days'],
    },
  },
  {
    because: 'spans that a job or a law keeps, in words that its test reads',
    says: {
      'app/admin/internships/page.tsx': ['an answer within ten days'],
      'lib/admin/overview/rules.ts': ['be acknowledged within 48 hours'],
      'lib/care/record-request/jobs.ts': ['Five days are left to'],
      'lib/site/internship/application/emails.tsx': ['from us within ten days'],
      'lib/site/internship/application/rules.ts': ['from us within ten days'],
      'lib/therapist/accepting/commands.ts': ['confirm within five days'],
      'lib/therapist/accepting/emails.tsx': ['not answer within five days'],
    },
  },
  {
    because: 'texts of the specification, to the letter',
    says: {
      'lib/payment/rules.ts': ['file smaller than 5MB'],
      'lib/site/internship/application/rules.ts': ['file smaller than 5MB'],
    },
  },
];
