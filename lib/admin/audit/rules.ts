import { choiceFilter, dayFilters, type Filter } from '@/lib/admin/table/filters';

const actorNames = {
  client: 'Client',
  therapist: 'Therapist',
  admin: 'Admin',
  guest: 'Not signed in',
  system: 'System',
  operator: 'Command line',
} as const;

export function actorName(role: string): string {
  return Object.entries(actorNames).find(([name]) => name === role)?.[1] ?? role;
}

export const auditFilters = [
  {
    kind: 'search',
    name: 'who',
    label: 'User or record owner',
    hint: 'A complete email address or ID',
  },
  { kind: 'search', name: 'what', label: 'What', hint: 'Starts with, such as payment or session.started' },
  choiceFilter('role', 'Role', actorNames, 'All roles'),
  ...dayFilters('To'),
] as const satisfies readonly Filter[];

/** "from: client, to: admin": the details of a line. */
export function detailsInWords(details: unknown): string {
  if (typeof details !== 'object' || details === null) return '';
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ');
}
