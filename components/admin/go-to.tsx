'use client';

import { useEffect, useState } from 'react';
import { adminRooms } from '@/components/admin/sections';
import { Button } from '@/components/ui/button';
import { Search } from '@/components/ui/icons';
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/private/command';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/private/dialog';

/** Opens a page of the back office by its name; Ctrl or Cmd and K open this from anywhere. */
export function GoTo() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-keyshortcuts="Control+K"
        className="needs-script w-full"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" className="size-4" />
        Go to
        <span aria-hidden="true" className="text-muted-foreground">
          Ctrl K
        </span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Go to</DialogTitle>
          <Command label="Pages of the back office">
            <CommandInput aria-label="Name of the page" />
            <CommandList>
              <CommandEmpty>No page has this name.</CommandEmpty>
              {adminRooms.map(({ title, rooms }) => (
                <CommandGroup key={title} heading={title}>
                  {rooms.map(({ href, label }) => (
                    <CommandItem key={href} value={label} onSelect={() => location.assign(href)}>
                      {label}
                    </CommandItem>
                  ))}
                </CommandGroup>
              ))}
            </CommandList>
          </Command>
        </DialogContent>
      </Dialog>
    </>
  );
}
