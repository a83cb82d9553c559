import { z } from 'zod';

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);

/** A programme in `public/cms/internships/internship-programs.json` (product.md §3). */
const internshipProgramSchema = z.strictObject({
  id: text,
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: text,
  duration: text,
  commitment: text,
  mode: text,
  stipend: text,
  description: text,
  program_components: texts,
  learning_outcomes: texts,
  eligibility: texts,
  application_process: texts,
  /** Calendar days in India, ISO. */
  next_intake: z.iso.date(),
  application_deadline: z.iso.date(),
  /** Name, then profession and more, separated by commas. */
  supervisor: text,
  /** Fictional demo data; the page says so. */
  is_sample: z.boolean().optional(),
});

/** The whole list: slugs and ids are unique, and each deadline is before its programme begins. */
export const internshipProgramsSchema = z
  .array(internshipProgramSchema)
  .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, 'Two programmes share a slug')
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two programmes share an id')
  .refine(
    (all) => all.every((program) => program.application_deadline < program.next_intake),
    'A deadline lies after its intake',
  );

export type InternshipProgram = z.output<typeof internshipProgramSchema>;
