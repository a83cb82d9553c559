import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { inputStyle } from '@/components/ui/input';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={cx(inputStyle, 'resize-y leading-relaxed', className)} />;
}
