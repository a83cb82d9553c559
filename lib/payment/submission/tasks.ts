export const submissionTasks = {
  tellPayer: 'tell-payer-of-submission',
  tellTeam: 'tell-team-of-submission',
  sendBookingLink: 'send-payment-booking-link',
} as const;
