import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approveTestimonial, hideTestimonial } from '@/lib/admin/testimonial/commands';
import { moveListing, setPublic } from '@/lib/admin/therapist/listing-status/commands';
import { testimonialsTag, therapistsTag } from '@/lib/server/cache/cache-tags';
import { followChanges } from '@/lib/server/cache/changes';
import { db } from '@/lib/server/db';
import { changedTags } from '@/lib/server/page/shared.mjs';
import { takeDownLapsedTitles } from '@/lib/therapist/title/commands';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

/** Waits long, so that a busy machine does not fail the test. */
const pollOptions = { timeout: 20_000, interval: 20 };

describe('public pages', () => {
  let admin: Awaited<ReturnType<typeof createAdmin>>;
  let therapistId: string;
  let testimonialId: string;
  let following: ReturnType<typeof followChanges>;

  beforeEach(async () => {
    admin = await createAdmin();
    await createTherapist();
    therapistId = (await createTherapist()).id;
    const words = { name: 'Zoya', location: 'Pune', content: 'They listened.', rating: 5 };
    testimonialId = (await db.testimonial.create({ data: words })).id;
    changedTags.clear();
    following = followChanges();
    await vi.waitFor(() => expect(changedTags.has(therapistsTag)).toBe(true), pollOptions);
    changedTags.clear();
  });
  afterEach(() => following.stop());

  const heard = (tag: string) => vi.waitFor(() => expect(changedTags.has(tag)).toBe(true), pollOptions);

  it.each([
    ['a profile is taken down', () => setPublic(therapistId, { isActive: false }, admin)],
    ['a therapist is moved', () => moveListing(therapistId, 'up', admin)],
  ])('read again when %s, and only what has to do with therapists', async (_, press) => {
    expect(await press()).toEqual({ done: true });
    await heard(therapistsTag);
    expect(changedTags.has(testimonialsTag)).toBe(false);
  });

  it('refresh when a title lapses by itself', async () => {
    const registration = await db.therapistRegistration.create({
      data: {
        therapistId,
        register: 'RCI',
        number: 'A1',
        checkedAt: new Date(),
        expiresOn: new Date('2099-03-31'),
      },
    });
    await db.therapist.update({ where: { id: therapistId }, data: { title: 'Clinical Psychologist' } });
    await heard(therapistsTag);
    changedTags.clear();
    await db.therapistRegistration.delete({ where: { id: registration.id } });
    expect(await takeDownLapsedTitles(db)).toEqual([therapistId]);
    await heard(therapistsTag);
  });

  it('refresh when a testimonial is approved or hidden', async () => {
    expect(await approveTestimonial(testimonialId, 'Email of 3 May 2026', admin)).toBe('done');
    await heard(testimonialsTag);
    changedTags.clear();
    expect(await hideTestimonial(testimonialId, admin)).toBe('done');
    await heard(testimonialsTag);
    expect(changedTags.has(therapistsTag)).toBe(false);
  });
});
