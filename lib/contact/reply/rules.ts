/** The ways to answer a request. We store and mail only answers that are written here. */
export const answerWays = [
  { value: 'mail', label: 'I write to them here' },
  { value: 'phone', label: 'I have talked to them on the phone' },
  { value: 'elsewhere', label: 'I have answered by email or in another way' },
] as const;

export type AnswerWay = (typeof answerWays)[number]['value'];

/** The words for a finished request: "Answered on …, by phone". */
export const waysInWords: Readonly<Record<AnswerWay, string>> = {
  mail: 'with the words below',
  phone: 'on the phone',
  elsewhere: 'by email or in another way',
};

/**
 * Reasons for closing a request without an answer. For the first two, the sender is advised to look for
 * another therapist; for the others no mail goes out.
 */
export const closeReasons = [
  { value: 'no-room', label: 'I have no room for new people now', told: true },
  { value: 'other-field', label: 'Somebody else can help them better', told: true },
  { value: 'in-touch', label: 'We are in touch already', told: false },
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

/** Message to a tab with an outdated state. */
export function requestNow(state: 'answered' | 'closed'): string {
  return `Nothing was changed: this request is ${state} by now.`;
}
