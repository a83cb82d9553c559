import type { TextChannel } from '@/lib/notification/text/rules';

/** What a reminder says: a time and a link. The template around them names nobody and nothing about health. */
export type ReminderText = {
  /** "Tue, 24 Nov, 6:30 pm IST". */
  readonly when: string;
  /** Page on which the appointment can be seen, moved or cancelled. */
  readonly url: string;
};

/** `refused`: the number does not exist or its owner has ended the texts; another try would be refused as well. */
export type TextOutcome = 'sent' | 'refused';

/** A company that carries short texts. Every text is a template that it, and in India the operators, know already. */
export type TextAdapter = {
  readonly channel: TextChannel;
  /** @throws when the company cannot be reached or does not answer: the job is then tried again */
  readonly sendCode: (phone: string, code: string) => Promise<TextOutcome>;
  /** @throws as above */
  readonly sendReminder: (phone: string, text: ReminderText) => Promise<TextOutcome>;
  /**
   * The numbers that ask to stop in what the company delivers, each once; a delivery may hold many messages, or none.
   * @throws NotSigned when the company has not signed it
   */
  readonly readStops: (body: string, headers: Headers) => readonly string[];
};

/** A message that claims to come from a company, which has not signed it. */
export class NotSigned extends Error {
  override name = 'NotSigned';
}
