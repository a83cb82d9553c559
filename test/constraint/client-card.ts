import { badEmails, bytes, each, noon, someId, type TableCases } from './case';

const invited = { invite_id: someId, invited_at: noon, invite_way: 'link' };
const nothing = { name: null, email: null, phone: null, sealed: null, sealed_key: null, client_id: null };
const refused = { ...nothing, linked_at: null, refused_at: noon, refused_keys: ['5a'] };

export const clientCardCases: Readonly<Record<string, TableCases>> = {
  brought_records: {
    valid: {
      therapist_id: someId,
      reading_id: someId,
      client_id: someId,
      card_id: null,
      sealed_key: bytes(68),
      sealed: bytes(40),
    },
    broken: {
      brought_records_key_wrapped: each('sealed_key', [bytes(67)]),
      brought_records_sealed_length: each('sealed', [bytes(28)]),
      brought_records_of_one: [{ reading_id: null }, { client_id: null }, { card_id: someId }],
    },
  },
  brought_papers: {
    valid: { record_id: someId, file_id: someId, sealed: bytes(40) },
    broken: { brought_papers_sealed_length: each('sealed', [bytes(28), bytes(8_193)]) },
  },
  client_cards: {
    valid: {
      therapist_id: someId,
      name: 'Kavya Rao',
      email: 'kavya@example.in',
      phone: '+919876543210',
      sealed_key: bytes(68),
      sealed: bytes(40),
      client_id: someId,
      linked_at: noon,
    },
    broken: {
      client_cards_name_line: each('name', ['', 'x'.repeat(121), 'two\nlines']),
      client_cards_email_shape: each('email', badEmails.slice(0, 1)),
      client_cards_phone_shape: each('phone', ['9876543210', '+0123456789', '+91 98765 43210']),
      client_cards_key_wrapped: each('sealed_key', [bytes(67)]),
      client_cards_sealed_length: each('sealed', [bytes(28), bytes(8_193)]),
      client_cards_invite_way_known: [{ ...invited, invite_way: 'pigeon' }],
      client_cards_invite_whole: [
        { ...invited, invite_way: null },
        { ...invited, invite_id: null },
      ],
      client_cards_linked_at: [{ client_id: null }, { linked_at: null }],
      client_cards_linked_uninvited: [invited],
      client_cards_whole: [
        { name: null },
        { sealed: null },
        { refused_keys: ['5a'] },
        { refused_at: noon, refused_keys: ['5a'] },
        { ...refused, refused_keys: [] },
        { ...refused, phone: '+919876543210' },
      ],
    },
  },
  card_imports: {
    valid: {
      therapist_id: someId,
      lines: 25,
      columns: '0,-1,-1,1,2',
      sealed_key: bytes(68),
      sealed: bytes(40),
    },
    broken: {
      card_imports_lines_range: each('lines', [0, 10_001]),
      card_imports_columns_whole: each('columns', ['0,1', '0,1,2,3,x', '']),
      card_imports_key_wrapped: each('sealed_key', [bytes(67)]),
      card_imports_sealed_whole: [{ sealed_key: null }],
      card_imports_taken_whole: [{ taken: 3 }],
      card_imports_taken_range: each('taken', [-1, 26]).map((row) => ({
        ...{ ...row, taken_at: noon },
        ...{ sealed: null, sealed_key: null },
      })),
      card_imports_taken_unsealed: [
        { taken_at: noon, taken: 3 },
        { sealed: null, sealed_key: null },
      ],
      card_imports_undone_taken: each('undone_at', [noon]),
    },
  },
  imported_sessions: {
    valid: {
      therapist_id: someId,
      booking_id: someId,
      key: 'k'.repeat(43),
      created_at: noon,
    },
    broken: { imported_sessions_key_hash: each('key', ['k', `${'k'.repeat(42)}!`]) },
  },
};
