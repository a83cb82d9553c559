import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internshipPrograms } from '@/lib/site/internship/queries';
import { preview, supervisorName, takesApplications } from '@/lib/site/internship/rules';
import { internshipProgramsSchema } from '@/lib/site/internship/schema';

describe('the preview of a description', () => {
  it('keeps up to 120 characters whole and cuts longer ones there, after a whole word where there is one', () => {
    expect(preview('a'.repeat(120))).toBe('a'.repeat(120));
    expect(preview('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
    expect(preview(`${'a'.repeat(115)} phone`)).toBe(`${'a'.repeat(115)}…`);
    expect(preview(`${'a'.repeat(114)} phone on`)).toBe(`${'a'.repeat(114)} phone…`);
  });

  it('ends with a whole sentence where one fits', () => {
    const goesOn = 'b'.repeat(120);
    expect(preview(`You listen. You write. ${goesOn}`)).toBe('You listen. You write. …');
    expect(preview(`Do you listen? ${goesOn}`)).toBe('Do you listen? …');
    expect(preview(`Dr. A. Rao ${goesOn}`)).toBe('Dr. A. Rao…');
    expect(preview(`${'a'.repeat(119)}. More`)).toBe(`${'a'.repeat(119)}. …`);
    expect(preview(`${'a'.repeat(120)}. More`)).toBe(`${'a'.repeat(120)}…`);
  });

  it('never cuts a character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const shown = Array.from(preview(text));
        expect(shown.length).toBeLessThanOrEqual(121);
        expect(text.startsWith(shown.join('').replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

it('names the supervisor by the text before the first comma', () => {
  expect(supervisorName('Dr. A. Rao, psychologist, Pune')).toBe('Dr. A. Rao');
  expect(supervisorName('Dr. A. Rao')).toBe('Dr. A. Rao');
});

it('takes applications up to and on the day of the deadline', () => {
  for (const program of internshipPrograms) {
    expect(takesApplications(program, program.application_deadline)).toBe(true);
    expect(takesApplications(program, program.next_intake)).toBe(false);
  }
});

describe('the list of programmes', () => {
  it('is refused when a field is missing, a slug is double or a deadline comes too late', () => {
    const [first, ...rest] = internshipPrograms;
    const refused = (change: object) =>
      !internshipProgramsSchema.safeParse([{ ...first, ...change }, ...rest]).success;
    expect(refused({})).toBe(false);
    expect(refused({ eligibility: [] })).toBe(true);
    expect(refused({ stipend: undefined })).toBe(true);
    expect(refused({ slug: rest[0]?.slug })).toBe(true);
    expect(refused({ application_deadline: '2099-01-01' })).toBe(true);
    expect(refused({ next_intake: 'soon' })).toBe(true);
  });
});
