'use client';

import type { ReactNode } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { TypedInput } from '@/components/forms/private/typed-input';
import { rupeesShown } from '@/lib/format/money';

type MoneyFieldProps = {
  readonly field: FieldState;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
};

/** Rupees as people write them (`paiseTyped`): "9,600", "₹9,600.00", "1,20,000". */
export function MoneyField(props: MoneyFieldProps) {
  return <TypedInput {...props} inputMode="decimal" shown={rupeesShown} />;
}
