import { bytes, each, noon, someId, type TableCases } from './case';

const another = '0198f2a4-7c1e-7000-8000-000000000002';

export const handoverCases: Readonly<Record<string, TableCases>> = {
  handovers: {
    valid: {
      client_id: someId,
      from_therapist_id: someId,
      to_therapist_id: another,
      because: 'leaving',
      last_day: '2026-12-24',
      started_by: 'admin',
      house_reason: 'Asked by phone.',
      withdrawn_at: null,
      answered_at: noon,
      answer: 'accepted',
      shares_summary: true,
      sealed_key: bytes(68),
      sealed: bytes(40),
      signed_at: noon,
    },
    broken: {
      handovers_to_another: each('to_therapist_id', [someId]),
      handovers_because_known: each('because', ['', 'ill']),
      handovers_started_by_known: [{ started_by: 'client', house_reason: null }],
      handovers_house_reason: [{ house_reason: null }, { started_by: 'therapist' }],
      handovers_house_reason_length: each('house_reason', ['', 'x'.repeat(1_001)]),
      handovers_answer_known: each('answer', ['perhaps']),
      handovers_answered_at: each('answered_at', [null]),
      handovers_withdrawn_unanswered: each('withdrawn_at', [noon]),
      handovers_shares_agreed: [
        { answer: 'declined' },
        { answer: null, answered_at: null },
        { answer: 'declined', shares_summary: false, shares_forms: true },
        { answer: 'declined', shares_summary: false, shares_goals: true },
      ],
      handovers_key_wrapped: each('sealed_key', [bytes(67)]),
      handovers_sealed_length: each('sealed', [bytes(28), bytes(65_537)]),
      handovers_signed_whole: [{ sealed: null }, { sealed_key: null }, { signed_at: null }],
    },
  },
  handover_lines: {
    valid: {
      handover_id: someId,
      kind: 'result',
      name: 'PHQ-9',
      moment: noon,
      sessions: 4,
      amount: '6000.00',
    },
    broken: {
      handover_lines_kind_known: each('kind', ['note']),
      handover_lines_name_length: each('name', ['', 'x'.repeat(201)]),
      handover_lines_sessions_range: each('sessions', [-1, 1_001]),
      handover_lines_amount_range: each('amount', ['-1.00', '1000000.01']),
      handover_lines_opens: [{ form_id: someId }, { goal_id: someId }, { kind: 'form', goal_id: someId }],
      handover_lines_said: [
        { name: null },
        { moment: null },
        { kind: 'plan', name: null },
        { kind: 'session', moment: null },
      ],
    },
  },
};
