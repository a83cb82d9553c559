/** The ways to answer a request. We store and mail only answers that are written here. */
export const answerWays = [
  { value: 'mail', label: 'I will write here' },
  { value: 'phone', label: 'I called them' },
  { value: 'elsewhere', label: 'I answered by email or another way' },
] as const;

export type AnswerWay = (typeof answerWays)[number]['value'];

/** The words for a finished request: "Answered on …, by phone". */
export const waysInWords: Readonly<Record<AnswerWay, string>> = {
  mail: 'with the message below',
  phone: 'on the phone',
  elsewhere: 'by email or in another way',
};

/**
 * Reasons for closing a request without an answer. For the first two, the sender is advised to look for
 * another therapist; for the others no mail goes out.
 */
export const closeReasons = [
  { value: 'no-room', label: 'I cannot take new clients now', told: true },
  { value: 'other-field', label: 'Another therapist can help them better', told: true },
  { value: 'in-touch', label: 'We are already in touch', told: false },
  { value: 'unreachable', label: 'I could not reach them', told: false },
  { value: 'abuse', label: 'It is advertising or abuse', told: false },
  { value: 'other', label: 'Another reason', told: false },
] as const;

export const replyTask = 'mail-request-reply';

export function replyJob(requestId: string) {
  const payload = { contactRequestId: requestId };
  return { task: replyTask, payload, jobKey: `${replyTask}:${requestId}` } as const;
}

export const replyMessages = {
  mailed: 'Your answer is saved, and we have notified them.',
  noted: 'It is marked as answered.',
  closed: 'The request is closed.',
  closedAndTold: 'The request is closed, and we have kindly suggested another therapist.',
  notLinked: 'You can answer requests after we accept your application.',
  unknown: 'We could not find this request.',
  noAnswer: 'Write your answer, or choose another way',
  noReason: 'Choose a reason',
  noWords: 'Enter the reason',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

export function requestNow(state: 'answered' | 'closed'): string {
  return `Nothing was changed: this request is now ${state}.`;
}
