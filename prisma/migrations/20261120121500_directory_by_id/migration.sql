-- Below half full, no bucket grows a second page before it is split: a card is two buffers, never three.
ALTER INDEX therapists_by_id SET (fillfactor = 40);
REINDEX INDEX therapists_by_id;
