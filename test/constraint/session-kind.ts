import { each, someId, type TableCases } from './case';

export const sessionKindCases: Readonly<Record<string, TableCases>> = {
  session_kinds: {
    valid: {
      therapist_id: someId,
      name: 'Couples',
      minutes: 80,
      fee: '3000.00',
      modes: ['video'],
      people_from: 2,
      people_to: 4,
      notice_hours: 48,
      paying_rule: 'after',
      late_rule: 'half-all-48',
      missed_rule: 'half',
    },
    broken: {
      session_kinds_name_line: each('name', ['', 'x'.repeat(61), 'two\nlines']),
      session_kinds_minutes_range: each('minutes', [14, 241]),
      session_kinds_people_range: [...each('people_from', [0, 5]), ...each('people_to', [1, 9])],
      session_kinds_fee_range: each('fee', ['-1', '1000000.01']),
      session_kinds_modes_known: each('modes', [['letter'], ['video', 'video']]),
      session_kinds_notice_range: each('notice_hours', [-1, 337]),
      session_kinds_bookable_by_known: each('bookable_by', ['nobody']),
      session_kinds_paying_rule_known: each('paying_rule', ['', 'free']),
      session_kinds_late_rule_known: each('late_rule', ['', 'most']),
      session_kinds_missed_rule_known: each('missed_rule', ['', 'half-all-24']),
    },
  },
  therapist_letters: {
    valid: { therapist_id: someId, kind: 'first', subject: 'Welcome', body: 'Hello {first name},' },
    broken: {
      therapist_letters_kind_known: each('kind', ['last']),
      therapist_letters_subject_line: each('subject', ['', 'x'.repeat(121), 'two\nlines']),
      therapist_letters_body_prose: each('body', ['', ' \n ', 'x'.repeat(2001)]),
    },
  },
};
