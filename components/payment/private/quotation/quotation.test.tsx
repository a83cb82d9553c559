import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuotationSummary } from '@/components/payment/private/checkout/order-summary';
import { QuotationForm } from '@/components/payment/private/quotation/quotation-form';
import { MadeQuotations, OwnQuotations } from '@/components/payment/private/quotation/quotation-lists';
import type { QuotationView } from '@/lib/payment/quotation/queries';
import { quotationStatuses, statusLabels } from '@/lib/payment/quotation/rules';

const quotation: QuotationView = {
  id: '01a1f998-a4bb-7439-aca1-89be65957f73',
  serviceType: 'Individual therapy',
  description: 'Six sessions.\nBy video.',
  amountPaise: 15_000_050,
  sessions: null,
  kindName: null,
  validUntil: new Date('2020-11-24T18:29:59.999Z'),
  status: 'pending',
  createdAt: new Date('2020-11-20T06:30:00Z'),
  since: new Date('2020-11-20T20:30:00Z'),
  checking: false,
  reason: null,
  refund: null,
  with: 'Asha Rao',
  sample: false,
  timeZone: 'Asia/Kolkata',
};

const own = (...quotations: QuotationView[]) =>
  renderToStaticMarkup(<OwnQuotations quotations={quotations} postTo="/dashboard" />);
const made = (...quotations: QuotationView[]) =>
  renderToStaticMarkup(<MadeQuotations quotations={quotations} postTo="/therapist-dashboard" />);
const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

describe('a quotation in a list', () => {
  it('says amount, other side and last day as people in India write them', () => {
    const markup = own(quotation);
    expect(markup).toContain('₹1,50,000.50');
    expect(markup).toContain('Asha Rao');
    expect(words(markup)).toContain('valid until 24 November 2020');
    // Elsewhere that day ends at another hour.
    expect(words(own({ ...quotation, timeZone: 'America/Toronto' }))).toContain(
      'valid until Tue, 24 Nov, 2020, 1:29 pm Toronto time (Tue, 24 Nov, 2020, 11:59 pm IST)',
    );
  });

  it('marks an invented therapist, in the list and beside the order', () => {
    for (const markup of [
      (sample: boolean) => own({ ...quotation, sample }),
      (sample: boolean) => renderToStaticMarkup(<QuotationSummary quotation={{ ...quotation, sample }} />),
    ]) {
      expect(markup(true)).toContain('>Sample<');
      expect(markup(false)).not.toContain('Sample');
    }
  });

  it('can be answered by the client and withdrawn by the therapist while it is pending', () => {
    expect(own(quotation)).toMatch(/Accept<.*Decline/s);
    expect(made(quotation)).toContain('Withdraw');
    for (const status of quotationStatuses.filter((known) => known !== 'pending')) {
      for (const markup of [own({ ...quotation, status }), made({ ...quotation, status })]) {
        expect(markup).not.toContain('<button');
        expect(markup).toContain(statusLabels[status]);
        // The day in India on which it reached its state.
        expect(words(markup)).toContain('on 21 November 2020');
      }
    }
  });

  it('shows what people wrote as text', () => {
    const markup = made({
      ...quotation,
      status: 'declined',
      reason: '<img src=x onerror=alert(1)>',
      description: '<script>alert(1)</script>',
    });
    expect(markup).not.toMatch(/<script>alert|<img/);
    expect(markup).toContain('&lt;img src=x');
  });

  it('distinguishes equal buttons and gives every form its own id', () => {
    const other = { ...quotation, id: '01a1f998-a4bb-7439-aca1-89be65957f74', amountPaise: 500 };
    const ids = [...own(quotation, other).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(own(quotation, other)).toContain('Individual therapy, ₹5');
  });

  it('shows words when there is none', () => {
    expect(own()).toContain('No quotations yet');
    expect(made()).toContain('No quotations yet');
  });
});

describe("the therapist's form", () => {
  const form = (clients = [{ value: 'a', label: 'Meera Iyer' }]) =>
    renderToStaticMarkup(
      <QuotationForm
        clients={clients}
        kinds={[]}
        formToken="token"
        postTo="/therapist-dashboard"
        today="2026-11-20"
      />,
    );

  it('asks for the amount as people write it, and needs no last day', () => {
    const markup = form();
    const field = (name: string) => new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`);
    expect(field('amount').exec(markup)?.[0]).toContain('inputMode="decimal"');
    for (const name of ['client', 'serviceType', 'description', 'amount']) {
      expect(field(name).exec(markup)?.[0]).toContain('required');
    }
    expect(field('validUntil').exec(markup)?.[0]).not.toContain('required');
  });

  it('preselects the only client, and nobody among several', () => {
    expect(form()).toContain('<option value="a" selected="">Meera Iyer</option>');
    const several = form([
      { value: 'a', label: 'Meera Iyer' },
      { value: 'b', label: 'Ravi Sharma' },
    ]);
    expect(several).toContain('<option value="" selected="">Choose a client</option>');
  });
});
