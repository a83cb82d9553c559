/** How a therapist has answered a request. Only what is written here is kept and mailed by us. */
export const answerWays = [
  { value: 'mail', label: 'I write to them here' },
  { value: 'phone', label: 'I have talked to them on the phone' },
  { value: 'elsewhere', label: 'I have answered by email or in another way' },
] as const;

export type AnswerWay = (typeof answerWays)[number]['value'];

/** "Answered on …, by phone": how it is said of a request that is done. */
export const waysInWords: Readonly<Record<AnswerWay, string>> = {
  mail: 'with the words below',
  phone: 'on the phone',
  elsewhere: 'by email or in another way',
};

/**
 * Why a request is closed without an answer. Of the first two the person is told that they had better look for
 * somebody else; of the others there is nothing to tell them.
 */
export const closeReasons = [
  { value: 'no-room', label: 'I have no room for new people now', told: true },
  { value: 'other-field', label: 'Somebody else can help them better', told: true },
  { value: 'in-touch', label: 'We are in touch already', told: false },
  { value: 'unreachable', label: 'I could not reach them', told: false },
  { value: 'abuse', label: 'It is advertising or abuse', told: false },
  { value: 'other', label: 'Another reason', told: false },
] as const;

/** Job of this noun. */
export const replyTask = 'mail-request-reply';

/** The job that mails the reply to this request. */
export function replyJob(requestId: string) {
  const payload = { contactRequestId: requestId };
  return { task: replyTask, payload, jobKey: `${replyTask}:${requestId}` } as const;
}

export const replyMessages = {
  mailed: 'Your answer is saved, and they are told that it is there.',
  noted: 'It is marked as answered.',
  closed: 'The request is closed.',
  closedAndTold: 'The request is closed, and they are told kindly to look for somebody else.',
  notLinked: 'You can answer requests once we have accepted your application.',
  unknown: 'We could not find this request.',
  noAnswer: 'Write your answer, or choose another way',
  noReason: 'Choose a reason',
  noWords: 'Say the reason in your own words',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

/** Said to a tab that shows what is no longer so. */
export function requestNow(state: 'answered' | 'closed'): string {
  return `Nothing was changed: this request is ${state} by now.`;
}
