import type { TextChannel } from '@/lib/notification/text/rules';

/**
 * The variables of a reminder: a time and a link. The template around them names no person and nothing about
 * health.
 */
export type ReminderText = {
  /** "Tue, 24 Nov, 6:30 pm IST". */
  readonly when: string;
  /** Page to view, move or cancel the appointment. */
  readonly url: string;
};

/** `refused`: the number does not exist or its owner has ended the texts; another try would fail too. */
export type TextOutcome = 'sent' | 'refused';

/** A company that delivers short texts. Every text is a template that it, and in India the operators, have approved. */
export type TextAdapter = {
  readonly channel: TextChannel;
  /** @throws if the company cannot be reached or does not answer: the job is then tried again */
  readonly sendCode: (phone: string, code: string) => Promise<TextOutcome>;
  /** @throws as above */
  readonly sendReminder: (phone: string, text: ReminderText) => Promise<TextOutcome>;
  /**
   * The numbers that ask to stop in a delivery of the company, each once; a delivery may hold many messages,
   * or none.
   * @throws NotSigned if the company has not signed it
   */
  readonly readStops: (body: string, headers: Headers) => readonly string[];
};

/** A message claims to come from a company that has not signed it. */
export class NotSigned extends Error {
  override name = 'NotSigned';
}
