import type { Filter } from '@/lib/admin/table/filters';

/** Who did something, where it was not a person with an account. */
const actorNames = {
  client: 'Client',
  therapist: 'Therapist',
  admin: 'Admin',
  guest: 'Not signed in',
  system: 'The service itself',
  operator: 'Command line',
} as const;

/** What the log calls whoever did it. */
export function actorName(role: string): string {
  return Object.entries(actorNames).find(([name]) => name === role)?.[1] ?? role;
}

export const auditFilters = [
  {
    kind: 'search',
    name: 'who',
    label: 'Who did it, or whose record',
    hint: 'An email address or an id, whole',
  },
  { kind: 'search', name: 'what', label: 'What', hint: 'Begins with, such as payment or session.started' },
  {
    kind: 'choice',
    name: 'role',
    label: 'Role',
    any: 'All roles',
    options: Object.entries(actorNames).map(([value, label]) => ({ value, label })),
  },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
] as const satisfies readonly Filter[];

/** "from: client, to: admin": what a line says besides. */
export function detailsInWords(details: unknown): string {
  if (typeof details !== 'object' || details === null) return '';
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ');
}
