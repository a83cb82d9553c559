import { ItemLegend } from '@/components/care/screening/item';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice-card';
import { FieldError } from '@/components/ui/field';
import { RadioGroupItem } from '@/components/ui/radio-group';
import { choicesOf, type Instrument } from '@/lib/care/screening/instrument';
import { itemField } from '@/lib/care/screening/rules';

/** A chosen answer adds its points to a counter of the style sheet. */
const adds: Readonly<Record<number, string>> = {
  1: 'checked:[counter-increment:points_1]',
  2: 'checked:[counter-increment:points_2]',
  3: 'checked:[counter-increment:points_3]',
  4: 'checked:[counter-increment:points_4]',
  8: 'checked:[counter-increment:points_8]',
  12: 'checked:[counter-increment:points_12]',
  16: 'checked:[counter-increment:points_16]',
  20: 'checked:[counter-increment:points_20]',
};

type SheetItemsProps = {
  readonly instrument: Instrument;
  /** Prefix of the ids that an error summary links to. */
  readonly formId?: string;
  /** Sent values and missing answers, by field. */
  readonly values?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
};

/** All questions with their answers; the form around them resets the counter `points`. */
export function SheetItems({ instrument, formId, values = {}, errors = {} }: SheetItemsProps) {
  const { items, stem } = instrument;
  return (
    <ol className="space-y-6">
      {items.map((item, index) => {
        const name = itemField(index);
        return (
          <li key={item}>
            <Card asChild size="flush" className="p-4 sm:p-8">
              <fieldset>
                <ItemLegend stem={stem} item={item} number={index + 1} of={items.length} />
                {errors[name] && <FieldError id={`${formId}-${name}-error`}>{errors[name]}</FieldError>}
                <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
                  {choicesOf(instrument, index).map(({ points, label }, place) => (
                    <ChoiceCard key={points} className="sm:min-h-14">
                      <RadioGroupItem
                        {...(formId && place === 0 && { id: `${formId}-${name}` })}
                        name={name}
                        value={points}
                        defaultChecked={values[name] === String(points)}
                        className={adds[points] ?? ''}
                      />
                      {label}
                    </ChoiceCard>
                  ))}
                </div>
              </fieldset>
            </Card>
          </li>
        );
      })}
    </ol>
  );
}
