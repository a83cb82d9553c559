import type { ComponentProps } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';

type AccountButtonProps = ComponentProps<'button'> & { readonly name: string };

export function AccountButton({ name, ...props }: AccountButtonProps) {
  return (
    <Button
      {...props}
      variant={null}
      className="tap max-w-[min(20rem,100%)] hover:bg-muted max-sm:px-1.5"
      aria-haspopup="menu"
    >
      <Avatar aria-hidden="true" className="size-9 bg-primary text-primary-foreground">
        {[...name][0]?.toUpperCase()}
      </Avatar>
      <span className="truncate max-sm:sr-only">{name}</span>
    </Button>
  );
}
