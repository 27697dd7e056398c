-- One receipt for each payment, with what remained at that time.
create table receipts (
  sequence integer primary key,
  order_id text not null references orders (id),
  purpose text not null check (purpose in ('instalment', 'extension')),
  round integer not null,
  amount_centavos integer not null check (amount_centavos > 0),
  way text not null,
  reference text not null,
  at integer not null,
  remaining_centavos integer not null,
  next_centavos integer,
  next_on text,
  unique (order_id, purpose, round)
) strict;
