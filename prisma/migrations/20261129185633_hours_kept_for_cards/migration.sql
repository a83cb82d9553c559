-- A person with a card and no account has a kept hour too; it becomes the client's once the card is linked.
ALTER TABLE "kept_hours" ALTER COLUMN "client_id" DROP NOT NULL, ADD COLUMN "card_id" UUID;

CREATE INDEX "kept_hours_card_id_idx" ON "kept_hours"("card_id");

ALTER TABLE "kept_hours" ADD CONSTRAINT "kept_hours_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "client_cards"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE kept_hours
  ADD CONSTRAINT kept_hours_one_person CHECK (num_nonnulls(client_id, card_id) = 1);
