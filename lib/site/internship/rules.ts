import type { InternshipProgram } from './schema';

const previewLength = 120;

/**
 * At most the first 120 characters of a description (product.md §2): its whole sentences, else whole words; then an
 * ellipsis, if it goes on.
 */
export function preview(description: string): string {
  const characters = Array.from(description);
  if (characters.length <= previewLength) return description;
  const first = characters.slice(0, previewLength + 1).join('');
  // Three small letters before the dot: "Dr. A. Rao" does not end a sentence.
  const [sentences] = /^.*\p{Ll}{3}[.!?](?=\s)/su.exec(first) ?? [];
  if (sentences !== undefined) return `${sentences} …`;
  const words = first.replace(/\s+\S*$/u, '');
  return `${words === first ? characters.slice(0, previewLength).join('') : words}…`;
}

/** The supervisor's name: the text before the first comma (product.md §2). */
export function supervisorName(supervisor: string): string {
  return supervisor.split(',', 1).join('').trim();
}

/** Whether applications are open on the given Indian calendar day (ISO), including the deadline. */
export function takesApplications(program: InternshipProgram, today: string): boolean {
  return today <= program.application_deadline;
}

/** The beginning of a message to a programme's supervisor, which helps the team to route it. */
export function questionAbout({ title, supervisor }: InternshipProgram): string {
  return `For ${supervisorName(supervisor)}, about the internship “${title}”:\n\n`;
}

/** Prefix of the slugs of internship places (product.md §2). */
export const internshipPrefix = 'internship-';
