import { bytes, each, someId, type TableCases } from './case';

export const noteCases: Readonly<Record<string, TableCases>> = {
  notebooks: {
    valid: { therapist_id: someId, sealed_key: bytes(68) },
    broken: { notebooks_key_wrapped: each('sealed_key', [bytes(67)]) },
  },
  notes: {
    valid: { therapist_id: someId, client_id: someId, template: 'soap', sealed: bytes(40), amends_id: null },
    broken: {
      notes_template_known: each('template', ['', 'story']),
      notes_sealed_length: each('sealed', [bytes(28)]),
      notes_version_counts: each('version', [0]),
      notes_addendum_signed: each('amends_id', [someId]),
    },
  },
  note_versions: {
    valid: { note_id: someId, tab: someId, sealed: bytes(40) },
    broken: { note_versions_sealed_length: each('sealed', [bytes(28)]) },
  },
};
