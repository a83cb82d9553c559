import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { adoptFor } from '@/lib/booking/adopt/commands';
import { appointmentLink } from '@/lib/booking/link';
import { sendForm } from '@/lib/care/form/send/commands';
import { db } from '@/lib/server/db';
import { guestOfPractice } from '@/test/booking/guests';
import { asAuthor, fillAndSign, formRequest } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { newVisitor, visitor } from '@/test/server/visitor';
import GuestFormPage from '../../../../(pay)/book/appointment/[token]/forms/[id]/page';
import AppointmentPage from '../../../../(pay)/book/appointment/[token]/page';
import ReadGuestFormPage from './[form]/page';
import GuestPage from './page';

setUpDatabase();
beforeEach(() => newVisitor());

/** The markup of a page, or what the framework is asked to answer instead. */
async function shown(page: (props: never) => unknown, params: object, token?: string): Promise<string> {
  newVisitor();
  if (token) visitor.jar.set(sessionCookieName(), { value: token, flags: {} });
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) };
  try {
    const element = (await page(props as never)) as ReactElement;
    const markup = await new Response((await prerender(element)).prelude).text();
    return markup.replaceAll('<!-- -->', '');
  } catch (error) {
    return String((error as { digest?: string }).digest ?? error);
  }
}

const title = 'Safety and emergency contact';

it('leads both people to a form: the guest by the link, the therapist by the session, until an account has it', async () => {
  const { asha, kavya, guest, token, endsAt } = await guestOfPractice();
  const [other, booking] = [await createPractice(), guest.bookingId];
  expect(await shown(AppointmentPage, { token })).not.toContain('id="forms"');
  const asked = { client: booking, form: 'safety', guardianName: null, guardianEmail: null };
  await sendForm(asAuthor(asha), asked, formRequest);
  const { id } = await db.formRequest.findFirstOrThrow();
  expect(await shown(AppointmentPage, { token })).toContain(`/book/appointment/${token}/forms/${id}`);
  const form = await shown(GuestFormPage, { token, id });
  expect(form).toContain('Step 1 of');
  expect(form).toContain(`<input type="hidden" name="booking" value="${token}"/>`);
  expect(await shown(GuestFormPage, { token: `${token}x`, id })).toContain('404');
  const more = { bookingId: booking, seat: 2, pays: false, name: 'Ravi Rao', email: 'ravi@example.in' };
  const { linkId } = await db.participant.create({ data: more });
  const second = await shown(AppointmentPage, { token: appointmentLink.token(linkId, endsAt) });
  expect(second).toContain('<h1');
  expect(second).not.toContain('/forms/');

  const record = await shown(GuestPage, { booking }, asha.token);
  for (const words of ['Kavya Rao', title, 'Send a form', 'Assign to Kavya Rao', 'Cancel request'])
    expect(record).toContain(words);
  expect(record).toContain('They are deleted here 3 years after they were signed.');
  expect(await shown(GuestPage, { booking }, other.token)).toContain('404');
  expect(await shown(ReadGuestFormPage, { booking, form: id }, asha.token)).toContain('404');
  await fillAndSign({ bookingId: booking }, id);
  expect(await shown(GuestFormPage, { token, id })).toContain(`/api/forms/${id}?booking=${token}`);
  const read = await shown(ReadGuestFormPage, { booking, form: id }, asha.token);
  expect(read).toContain(title);
  expect(read).toContain(`href="/therapist-dashboard/guests/${booking}"`);
  expect(await shown(ReadGuestFormPage, { booking, form: id }, other.token)).toContain('404');
  await adoptFor(kavya.viewer.userId);
  expect(await shown(GuestFormPage, { token, id })).toContain('404');
  const { token: stranger } = await createStranger();
  expect(await shown(GuestFormPage, { token, id }, stranger)).toContain('404');
  expect(await shown(GuestFormPage, { token, id }, kavya.token)).toContain(`/dashboard/forms/${id}`);
  for (const somebody of [undefined, stranger, asha.token])
    expect(await shown(AppointmentPage, { token }, somebody)).not.toContain('/dashboard/');
  expect(await shown(AppointmentPage, { token }, kavya.token)).toContain('href="/dashboard/homework"');
  expect(await shown(GuestPage, { booking }, asha.token)).toContain(kavya.viewer.profile.id);
});
