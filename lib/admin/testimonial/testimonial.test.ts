import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addTestimonial, approveTestimonial, hideTestimonial } from '@/lib/admin/testimonial/commands';
import { listTestimonials } from '@/lib/admin/testimonial/queries';
import { approvalSchema, testimonialSchema } from '@/lib/admin/testimonial/schema';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

const typed = { name: 'Shreya', age: '27', location: 'Pune', rating: '5', content: 'They listened.' };
const words = () => testimonialSchema.parse(typed);

describe('a testimonial', () => {
  it('is added once, shown only with its consent, and removed again', async () => {
    const id = randomUUID();
    await Promise.all([addTestimonial(id, words(), admin), addTestimonial(id, words(), admin)]);
    expect(await db.testimonial.findMany()).toMatchObject([{ id, isApproved: false, age: 27, rating: 5 }]);
    const outcomes = await Promise.all([
      approveTestimonial(id, 'Email of 3 May 2026', admin),
      approveTestimonial(id, 'Email of 3 May 2026', admin),
    ]);
    expect(outcomes.sort()).toEqual(['already', 'done']);
    expect((await listTestimonials(admin.viewer, { state: 'shown' })).rows).toMatchObject([
      { id, consentSource: 'Email of 3 May 2026' },
    ]);
    expect(await hideTestimonial(id, admin)).toBe('done');
    expect(await hideTestimonial(id, admin)).toBe('already');
    expect((await listTestimonials(admin.viewer, { state: 'waiting', q: 'listened' })).rows).toMatchObject([
      { isApproved: false, approvedAt: null, consentSource: 'Email of 3 May 2026' },
    ]);
    expect(await approveTestimonial(randomUUID(), 'Nobody', admin)).toBe('gone');
    const lines = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(lines.map(({ action }) => action)).toEqual([
      'testimonial.added',
      'testimonial.approved',
      'testimonial.hidden',
    ]);
  });

  it('cannot be approved without the place of the consent', () => {
    const testimonial = randomUUID();
    expect(approvalSchema.safeParse({ testimonial, consentSource: ' \u200b ' }).success).toBe(false);
    expect(approvalSchema.safeParse({ testimonial, consentSource: 'Email' }).success).toBe(true);
  });

  it.each([
    ['age', '17'],
    ['age', 'x'],
    ['rating', '6'],
    ['rating', ''],
    ['name', ''],
    ['content', ' '],
  ])('is refused with %s %s', (field, value) => {
    const { error } = testimonialSchema.safeParse({ ...typed, [field]: value });
    expect([...new Set(error?.issues.map(({ path }) => path[0]))]).toEqual([field]);
  });
});
