import { bytes, each, noon, someId, type TableCases } from './case';

export const messageCases: Readonly<Record<string, TableCases>> = {
  message_threads: {
    valid: { client_id: someId, therapist_id: someId, member_id: null, sealed_key: bytes(68) },
    broken: {
      message_threads_between: [{ therapist_id: null }, { member_id: someId }, { client_id: null }],
      message_threads_key_wrapped: each('sealed_key', [bytes(67), bytes(32)]),
      message_threads_closed_by_known: [{ closed_at: noon, closed_by: 'admin' }],
      message_threads_closed_at: each('closed_at', [noon]),
    },
  },
  thread_messages: {
    valid: { thread_id: someId, side: 'person', sealed: bytes(40), submission_key: someId },
    broken: {
      thread_messages_side_known: each('side', ['client', '']),
      thread_messages_sealed_length: each('sealed', [bytes(28), bytes(65_537)]),
    },
  },
  message_terms: {
    valid: { therapist_id: someId, reply_days: 2 },
    broken: { message_terms_reply_days_range: each('reply_days', [0, 11]) },
  },
};
