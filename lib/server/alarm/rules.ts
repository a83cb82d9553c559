export const alarms = [
  'jobs-given-up',
  'backup-late',
  'disk-short',
  'payment-message-failed',
  'second-factor-guessed',
  'refund-overdue',
] as const;

export type Alarm = (typeof alarms)[number];

export const alarmTasks = { mail: 'mail-alarm' } as const;

/** The text of an alarm: the fault, its effect on people, and the remedy. */
type Words = { readonly subject: string; readonly means: string; readonly todo: string };

export const alarmWords: Readonly<Record<Alarm, Words>> = {
  'jobs-given-up': {
    subject: 'Some jobs have failed',
    means: 'An email or another job has failed for more than a day. Someone is waiting for it.',
    todo: 'Retry or stop each job in the back office, under Jobs.',
  },
  'backup-late': {
    subject: 'There is no proven backup of the last day',
    means: 'If this machine is lost now, more than a day of work is lost with it.',
    todo: 'Look at the last run (journalctl -u antarman-backup), then run: npm run backup',
  },
  'disk-short': {
    subject: 'A disk is nearly full',
    means: 'When it is full, no one can send anything. What was already confirmed is not lost.',
    todo: 'Find what takes up the space (npm run doctor names the disk), and remove or move it.',
  },
  'payment-message-failed': {
    subject: 'A message of a payment provider could not be saved',
    means:
      'Someone has paid by card, and we do not know yet. The provider repeats its message for some days.',
    todo: 'Look at the log for "card provider", and at the payment in the provider’s dashboard.',
  },
  'second-factor-guessed': {
    subject: 'Wrong codes were entered at two-step verification',
    means:
      'The person who tries knows the password of an account with two-step verification. It may be its owner.',
    todo: 'See in the audit log whose account it is, ask them, and have them choose another password.',
  },
  'refund-overdue': {
    subject: 'A promised refund is overdue',
    means: 'We promised someone a refund by a date, and that date has passed.',
    todo: 'Check under Refunds in the back office who owes it. Send ours, and ask therapists to send theirs.',
  },
};
