CREATE TABLE "client_cards" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "name" TEXT,
    "email" CITEXT,
    "phone" TEXT,
    "sealed_key" BYTEA,
    "sealed" BYTEA,
    "import_id" UUID,
    "invite_id" UUID,
    "invited_at" TIMESTAMPTZ(3),
    "invite_way" TEXT,
    "client_id" UUID,
    "linked_at" TIMESTAMPTZ(3),
    "refused_at" TIMESTAMPTZ(3),
    "refused_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_cards_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "card_imports" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "lines" INTEGER NOT NULL,
    "columns" TEXT NOT NULL,
    "sealed_key" BYTEA,
    "sealed" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_at" TIMESTAMPTZ(3),
    "taken" INTEGER,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "card_imports_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "client_cards_invite_id_key" ON "client_cards"("invite_id");

CREATE INDEX "client_cards_therapist_id_client_id_idx" ON "client_cards"("therapist_id", "client_id");

CREATE INDEX "client_cards_client_id_idx" ON "client_cards"("client_id");

CREATE INDEX "client_cards_email_idx" ON "client_cards"("email");

CREATE INDEX "client_cards_import_id_idx" ON "client_cards"("import_id");

CREATE INDEX "card_imports_therapist_id_idx" ON "card_imports"("therapist_id");

CREATE INDEX "card_imports_created_at_idx" ON "card_imports"("created_at");

ALTER TABLE "client_cards" ADD CONSTRAINT "client_cards_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "client_cards" ADD CONSTRAINT "client_cards_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "client_cards" ADD CONSTRAINT "client_cards_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "card_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "card_imports" ADD CONSTRAINT "card_imports_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE client_cards
  ADD CONSTRAINT client_cards_name_line CHECK (is_line(name, 1, 120)),
  ADD CONSTRAINT client_cards_email_shape CHECK (is_email(email::text)),
  ADD CONSTRAINT client_cards_phone_shape CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  ADD CONSTRAINT client_cards_key_wrapped CHECK (octet_length(sealed_key) = 68),
  ADD CONSTRAINT client_cards_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 8192),
  ADD CONSTRAINT client_cards_invite_way_known CHECK (invite_way IN ('mail', 'link')),
  ADD CONSTRAINT client_cards_invite_whole CHECK (num_nonnulls(invite_id, invited_at, invite_way) IN (0, 3)),
  ADD CONSTRAINT client_cards_linked_at CHECK ((client_id IS NULL) = (linked_at IS NULL)),
  ADD CONSTRAINT client_cards_linked_uninvited CHECK (client_id IS NULL OR invite_id IS NULL),
  -- A card has a name and says how its person agreed, or nothing is left of it but the refusal.
  ADD CONSTRAINT client_cards_whole CHECK (
    CASE WHEN refused_at IS NULL THEN num_nonnulls(name, sealed, sealed_key) = 3 AND refused_keys = '{}'
      ELSE num_nonnulls(name, email, phone, sealed, sealed_key, import_id, invite_id, client_id) = 0
        AND cardinality(refused_keys) BETWEEN 1 AND 2 END);

-- One card for a name with one address, or one number: of two imports at once the second finds the first one's.
-- Two people who share an address have two. The list of cards is read in this order too.
CREATE UNIQUE INDEX client_cards_one_person
  ON client_cards (therapist_id, fold_text(name), coalesce(email::text, phone, '')) WHERE name IS NOT NULL;

ALTER TABLE card_imports
  ADD CONSTRAINT card_imports_lines_range CHECK (lines BETWEEN 1 AND 10000),
  ADD CONSTRAINT card_imports_columns_whole CHECK (columns ~ '^(-1|[0-9]{1,2})(,(-1|[0-9]{1,2})){4}$'),
  ADD CONSTRAINT card_imports_key_wrapped CHECK (octet_length(sealed_key) = 68),
  ADD CONSTRAINT card_imports_sealed_whole CHECK ((sealed IS NULL) = (sealed_key IS NULL)),
  ADD CONSTRAINT card_imports_taken_whole CHECK ((taken_at IS NULL) = (taken IS NULL)),
  ADD CONSTRAINT card_imports_taken_range CHECK (taken BETWEEN 0 AND lines),
  -- The uploaded list goes when the cards come.
  ADD CONSTRAINT card_imports_taken_unsealed CHECK ((taken_at IS NULL) = (sealed IS NOT NULL)),
  ADD CONSTRAINT card_imports_undone_taken CHECK (undone_at IS NULL OR taken_at IS NOT NULL);

-- A linked card is a reason to be on the list of clients (20261127204001_therapist_clients).
CREATE OR REPLACE VIEW therapist_client_reasons WITH (security_invoker = true) AS
  SELECT therapist_id, client_id FROM therapy_sessions
  UNION ALL SELECT therapist_id, client_id FROM therapy_plans
  UNION ALL SELECT therapist_id, client_id FROM therapist_contact_requests WHERE answered_at IS NOT NULL AND client_id IS NOT NULL
  UNION ALL SELECT to_therapist_id, client_id FROM handovers WHERE answer = 'accepted'
  UNION ALL SELECT therapist_id, client_id FROM client_cards WHERE client_id IS NOT NULL;

CREATE TRIGGER client_cards_list_clients AFTER INSERT ON client_cards REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_clients_of_rows();
CREATE TRIGGER client_cards_unlist_clients AFTER DELETE ON client_cards REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION unlist_clients_of_rows();
CREATE TRIGGER client_cards_move_clients AFTER UPDATE OF therapist_id, client_id ON client_cards
  FOR EACH ROW WHEN (OLD.client_id IS NOT NULL OR NEW.client_id IS NOT NULL) EXECUTE FUNCTION list_client_of_row();
