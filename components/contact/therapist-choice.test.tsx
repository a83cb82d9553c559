import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TherapistChoice, type TherapistOptions } from '@/components/contact/therapist-choice';
import type { Option } from '@/lib/server/action/form-result';

const field = (name: string) => ({ id: `contact-${name}`, name, defaultValue: '' });
const asha = { value: 'asha-rao', label: 'Asha Rao, Counsellor' };
const zoe = { value: 'zoe-fernandes', label: 'Zoé Fernandes, Psychologist' };

function shown(therapists: TherapistOptions, found?: readonly Option[]): string {
  return renderToStaticMarkup(<TherapistChoice therapists={therapists} found={found} field={field} />);
}

describe('choice of a therapist', () => {
  it('is a list when that includes everybody', () => {
    const markup = shown({ loaded: true, options: [asha, zoe], more: false });
    expect(markup).toContain('<option value="asha-rao">Asha Rao, Counsellor</option>');
    expect(markup).not.toContain('name="therapistName"');
  });

  it('also accepts a name when there are more than the list holds', () => {
    expect(shown({ loaded: true, options: [asha], more: true })).toContain('name="therapistName"');
  });

  it('lists those found by the typed name', () => {
    const markup = shown({ loaded: true, options: [asha], more: true }, [zoe]);
    expect(markup).toContain('zoe-fernandes');
    expect(markup).not.toContain('asha-rao');
  });

  it('says when there is nobody', () => {
    const markup = shown({ loaded: true, options: [], more: false });
    expect(markup).toContain('No therapists available');
    expect(markup).not.toContain('<select');
  });

  it('says when the list could not be read, and still accepts a name', () => {
    const markup = shown({ loaded: false });
    expect(markup).toContain('Failed to load therapists');
    expect(markup).toContain('name="therapistName"');
  });
});
