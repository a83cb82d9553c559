import { bytes, each, noon, someId, type TableCases } from './case';

export const recordRequestCases: Readonly<Record<string, TableCases>> = {
  record_requests: {
    valid: {
      client_id: someId,
      therapist_id: someId,
      sealed_key: bytes(68),
      asked_at: noon,
      due_at: '2026-12-05T06:30:00Z',
      answered_at: noon,
      sealed: bytes(40),
      withdrawn_at: null,
    },
    broken: {
      record_requests_key_wrapped: each('sealed_key', [bytes(67)]),
      record_requests_sealed_length: each('sealed', [bytes(28)]),
      record_requests_answered_whole: [{ sealed: null }, { answered_at: null }],
      record_requests_ended_once: each('withdrawn_at', [noon]),
      record_requests_withheld_known: each('withheld_because', ['cost']),
      record_requests_due_later: each('due_at', [noon]),
    },
  },
  record_papers: {
    valid: { request_id: someId, sealed: bytes(40) },
    broken: { record_papers_sealed_length: each('sealed', [bytes(28), bytes(8_193)]) },
  },
};
