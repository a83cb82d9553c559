import { nameInWords } from '@/lib/privacy/export/page-words';

const families: Readonly<Record<string, string>> = {
  assessments: 'Results',
  bookings: 'Appointments',
  form_requests: 'Forms',
  measure_requests: 'Questionnaires asked for',
  plan_credit_entries: 'Lines of plans',
  record_papers: 'Documents',
  therapist_contact_requests: 'Requests',
  therapy_plans: 'Plans',
  therapy_sessions: 'Sessions',
  thread_messages: 'Messages',
  transactions: 'Payments',
};

/** The name of a list of the file, for people. */
export const familyInWords = (table: string) => families[table] ?? nameInWords(table);

type Report = {
  readonly brought: Readonly<Record<string, number>>;
  readonly left: Readonly<Record<string, number>>;
  readonly withdrawn?: Readonly<Record<string, number>> | undefined;
  readonly unread: Readonly<Record<string, number>>;
  readonly unknown: readonly string[];
  readonly papers: readonly string[];
  readonly stays?: readonly string[] | undefined;
};

const named = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([table, count]) => `${familyInWords(table)} ${count}`)
    .join(', ');

/** The records that a reading brought, and those that it left out, each with its reason. */
export function reportLines({
  brought,
  left,
  withdrawn = {},
  unread,
  unknown,
  papers,
  stays = [],
}: Report): string[] {
  const lines = [
    ['Added as records', named(brought)],
    ['Left out, because their person is neither a client here nor on a client card', named(left)],
    ['Left out, because their client withdrew the consent for health data', named(withdrawn)],
    ['Left out, because we cannot read these lines', named(unread)],
    ['Left out, because we do not know these lists', unknown.join(', ')],
  ];
  return [
    ...stays,
    ...lines.flatMap(([why, what]) => (what ? [`${why}: ${what}.`] : [])),
    ...papers.map((line) => `File left out: ${line}`),
  ];
}
