import type { InternshipProgram } from './schema';

const previewLength = 120;

/** The first 120 characters of a description, with an ellipsis when that is not all of it (spec §2). */
export function preview(description: string): string {
  const characters = Array.from(description);
  return characters.length <= previewLength ? description : `${characters.slice(0, previewLength).join('')}…`;
}

/** The supervisor's name: the text before the first comma (spec §2). */
export function supervisorName(supervisor: string): string {
  return supervisor.split(',', 1).join('').trim();
}

/** Whether one can still apply on the given Indian calendar day (ISO); the day of the deadline counts. */
export function takesApplications(program: InternshipProgram, today: string): boolean {
  return today <= program.application_deadline;
}

/** How a message to the supervisor of a programme begins, so that it reaches the right person. */
export function questionAbout({ title, supervisor }: InternshipProgram): string {
  return `For ${supervisorName(supervisor)}, about the internship “${title}”:\n\n`;
}
