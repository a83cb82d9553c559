import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlanFilterLinks } from '@/components/care/private/plan/plan-filter';
import { PlanForm } from '@/components/care/private/plan/plan-form';
import { OwnPlans, TherapistPlans } from '@/components/care/private/plan/plan-lists';
import { noCredit } from '@/lib/care/plan/credit/rules';
import type { PlanLine } from '@/lib/care/plan/queries';

const plan: PlanLine = {
  id: '01a1f998-a4bb-7439-aca1-89be65957f73',
  name: 'Evenings and sleep',
  description: 'A diary.\n<b>One</b> change at a time.',
  type: 'Individual',
  status: 'active',
  statusText: 'Active',
  kindName: 'Individual session',
  total: 8,
  completed: 3,
  progress: 37,
  credit: null,
  createdAt: new Date('2020-11-01T20:00:00Z'),
  endedAt: null,
  therapist: { slug: 'asha-rao', name: 'Asha Rao', sample: false, bookable: false },
  client: { id: '01a1f998-a4bb-7439-aca1-89be65957f76', name: 'Meera Iyer' },
  steps: ['pause', 'end'],
};

const own = (...plans: PlanLine[]) => renderToStaticMarkup(<OwnPlans plans={plans} empty="None yet." />);
const made = (...plans: PlanLine[]) =>
  renderToStaticMarkup(<TherapistPlans plans={plans} postTo="/therapist-dashboard" empty="None yet." />);

describe('a plan in a list', () => {
  it('shows its progress, in words and as a bar', () => {
    expect(own(plan)).toContain('3 of 8 sessions completed');
    expect(own(plan)).toMatch(/<progress[^>]*max="8"|<progress[^>]*value="3"/);
    expect(own({ ...plan, total: 1, completed: 0 })).toContain('0 of 1 session completed');
    expect(own(plan)).toContain('Asha Rao');
    expect(own(plan).replaceAll(/<[^>]+>/g, '')).toContain('Since 2 November 2020');
    expect(own(plan)).toContain('&lt;b&gt;One');
  });

  it('shows what was paid ahead, and leads to booking while a session is left', () => {
    const credit = { ...noCredit, paid: 6, used: 1, held: 1, refunded: 1, paidPaise: 900_000 };
    const shown = '6 sessions paid in advance: 1 used, 1 booked, 1 refunded, 3 left to book.';
    expect(own({ ...plan, credit })).toContain(shown);
    expect(own({ ...plan, credit })).toContain('href="/book/own/asha-rao"');
    expect(made({ ...plan, credit })).toContain(shown);
    expect(made({ ...plan, credit })).not.toContain('/book/');
    expect(own({ ...plan, credit: { ...credit, held: 4 } })).not.toContain('/book/');
    expect(own(plan)).not.toContain('paid in advance');
  });

  it('leads to booking again while it is active and its therapist can be booked', () => {
    const bookable = { ...plan, therapist: { ...plan.therapist, bookable: true } };
    expect(own(bookable)).toMatch(
      /href="\/book\/own\/asha-rao"[^>]*>Book again<span class="sr-only"> with Asha Rao: /,
    );
    expect(own({ ...bookable, status: 'completed' })).not.toContain('/book/');
    expect(own(plan)).not.toContain('/book/');
    expect(made(bookable)).not.toContain('/book/');
  });

  it('marks an invented therapist to the client alone', () => {
    const invented = { ...plan, therapist: { ...plan.therapist, sample: true } };
    expect(own(invented)).toContain('>Sample<');
    expect(made(invented)).not.toContain('Sample');
    expect(own(plan)).not.toContain('Sample');
  });

  it('can be changed by its therapist only, within its possible steps', () => {
    expect(own(plan)).not.toContain('<button');
    expect(made(plan)).toMatch(/Pause<.*End this plan</s);
    expect(made(plan)).not.toContain('Resume<');
    expect(made({ ...plan, steps: [] })).not.toContain('<button');
    expect(made(plan)).toContain('Meera Iyer');
  });

  it('shows words when there is none', () => {
    expect(own() + made()).toBe(own().repeat(2));
    expect(own()).toContain('None yet.');
  });
});

it('the filter marks the choice', () => {
  const markup = renderToStaticMarkup(<PlanFilterLinks chosen="group" hrefOf={() => '/dashboard'} />);
  expect(markup.match(/aria-current="true"/g)).toHaveLength(1);
  expect(markup).toMatch(/aria-current="true"[^>]*>Group</);
  for (const label of ['All', 'Individual', 'Corporate']) expect(markup).toContain(`>${label}<`);
});

it('the form has every field that a plan needs', () => {
  const clients = [{ value: 'a', label: 'Meera Iyer' }];
  const markup = renderToStaticMarkup(
    <PlanForm clients={clients} kinds={[]} formToken="token" postTo="/dashboard" />,
  );
  for (const name of ['client', 'name', 'type', 'total']) {
    expect(new RegExp(`<(?:input|select)[^>]* name="${name}"[^>]*>`).exec(markup)?.[0]).toContain('required');
  }
});
