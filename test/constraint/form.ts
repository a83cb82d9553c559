import { each, noon, someId, type TableCases } from './case';

const bytes = (count: number) => `\\x${'5a'.repeat(count)}`;
const hash = 'a'.repeat(64);

export const formCases: Readonly<Record<string, TableCases>> = {
  form_templates: {
    valid: { therapist_id: someId, draft: '{}', content: '{}', version: 1, published_at: noon },
    broken: {
      form_templates_words: [{ draft: null }, { ready: 'intake' }],
      form_templates_ready_length: each('ready', ['']).map((one) => ({ ...one, draft: null })),
      form_templates_published: each('published_at', [null]),
      form_templates_version_counts: each('version', [-1, 0]),
      form_templates_size: each('draft', [JSON.stringify('a'.repeat(200_000))]),
    },
  },
  form_requests: {
    valid: {
      template_id: someId,
      therapist_id: someId,
      client_id: someId,
      version: 1,
      sealed_key: bytes(68),
      sealed: bytes(40),
      sha256: hash,
      signed_at: noon,
    },
    broken: {
      form_requests_of_one_person: [{ client_id: null }, { booking_id: someId }],
      form_requests_key_wrapped: each('sealed_key', [bytes(67)]),
      form_requests_sealed_length: each('sealed', [bytes(28), bytes(1_048_577)]),
      form_requests_version_counts: each('version', [0]),
      form_requests_sha256_shape: each('sha256', ['A'.repeat(64), 'a'.repeat(63)]),
      form_requests_signed: [{ signed_at: null }, { sha256: null }],
      form_requests_withdrawn: [{ signed_at: null, sha256: null, withdrawn_at: noon }],
      form_requests_cancelled: each('cancelled_at', [noon]),
    },
  },
  form_guardians: {
    valid: { request_id: someId, sealed: bytes(40), token_hash: hash, expires_at: noon },
    broken: {
      form_guardians_sealed_length: each('sealed', [bytes(28), bytes(4_097)]),
      form_guardians_token_hash_shape: each('token_hash', ['x'.repeat(64)]),
      form_guardians_withdrawn: each('withdrawn_at', [noon]),
    },
  },
};
