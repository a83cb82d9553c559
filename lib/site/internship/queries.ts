import 'server-only';
import file from '@/public/cms/internships/internship-programs.json';
import { type InternshipProgram, internshipProgramsSchema } from './schema';

/** All programmes in the owner's order. An invalid file stops the build. */
export const internshipPrograms: readonly InternshipProgram[] = internshipProgramsSchema.parse(file);

export function internshipProgram(slug: string): InternshipProgram | undefined {
  return internshipPrograms.find((program) => program.slug === slug);
}
