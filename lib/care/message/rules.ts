import { replyTimeInWords } from '@/lib/therapist/figures/rules';

/** `person` is the client or member; `helper` is their therapist, or the service. */
export type Side = 'person' | 'helper';

export function otherSide(side: Side): Side {
  return side === 'person' ? 'helper' : 'person';
}

/** The word for a member's thread with the service, in place of a therapist's id. */
export const teamSlug = 'house';

/** Characters of one message, and messages of one account in a minute and in a day. */
export const longestMessage = 5_000;
export const mostPerMinute = 20;
export const mostPerDay = 500;

/** Days after a client's message in which their former therapist may answer it. */
export const answerDays = 14;

/** The words that the former therapist reads in place of the form. */
export function waitsForClientWords(name: string): string {
  return `${name} has moved to another therapist. You can answer here for ${answerDays} days after each message that ${name} writes.`;
}

export const threadsPerPage = 20;

export const messagesPerPage = 50;

export const messageFileField = 'file';

export const messageFormKind = 'thread-message';

export const messageTasks = { mailUnread: 'mail-unread-messages', mailTeam: 'mail-house-messages' } as const;

/** The job that mails a member about unread messages; only one is queued at a time. */
export function unreadJob(userId: string) {
  const task = messageTasks.mailUnread;
  return { task, payload: { userId }, jobKey: `${task}:${userId}` } as const;
}

/** Milliseconds that a mail waits for further messages, and the shortest interval between two mails to one person. */
export const mailWaits = { gather: 600_000, between: 7_200_000 } as const;

/** Channel on which the database reports a changed thread; the payload names the thread (`reportOf`). */
export const threadChannel = 'thread_changed';

const replyTimes = [1, 2, 3, 5] as const;

export const replyTimeChoices = replyTimes.map((days) => ({
  value: String(days),
  label: replyTimeInWords(days).replace(/^w/, 'W'),
}));

type Pair =
  | { readonly kind: 'care'; readonly clientId: string; readonly therapistId: string }
  | { readonly kind: 'team'; readonly memberId: string; readonly threadId: string | null };

export function threadPath(pair: Pair, side: Side): `/${string}` {
  if (pair.kind === 'care') {
    return side === 'person'
      ? `/account/messages/${pair.therapistId}`
      : `/therapist-dashboard/messages/${pair.clientId}`;
  }
  return side === 'person' ? `/account/messages/${teamSlug}` : `/admin/conversations/${pair.threadId ?? ''}`;
}

export const messageWords = {
  sent: 'Sent.',
  closed: 'The conversation is closed. No one can write here until it is reopened.',
  reopened: 'Conversation reopened.',
  replyTime: 'Your clients see this in every conversation with you.',
  missing: 'Write a message, or choose a file',
  tooLong: 'Keep the message under 5,000 characters',
  tooMany: 'You are sending messages too quickly. Your text is still here. Wait a minute and send it again.',
  isClosed: 'This conversation is closed, so the message was not sent. Your text is still here.',
  handedOver: `This client has moved to another therapist, and you can answer a message only within ${answerDays} days. Your text was not sent, and is still here.`,
  gone: 'This therapist is no longer with us, so no one would read your message. Your text is still here. Write to us instead, under Messages, and we will help you.',
  unknown: 'We could not find this conversation.',
  notYours: 'Only the person who closed the conversation can reopen it.',
  sealed:
    'Messages cannot be opened or sent at the moment. No data is lost and no one else can read them. Please try again later.',
  notSaved: 'We could not save this. Your text is still here. Please try again.',
} as const;
