-- Columns have the names of TypeScript. Money is integer centavos; days are text yyyy-mm-dd in Manila; instants are integer
-- milliseconds.

create table settings (
  name text primary key,
  value text not null
) strict;

create table borrowers (
  id text primary key,
  name text not null,
  phone text not null,
  isRepeat integer not null check (isRepeat in (0, 1))
) strict;

create table sessions (
  id text primary key,
  borrowerId text not null references borrowers (id)
) strict;

create table products (
  id text primary key,
  position integer not null,
  name text not null,
  logo text not null,
  description text not null,
  smallestCentavos integer not null,
  largestCentavos integer not null,
  offerCentavos integer not null check (offerCentavos > 0),
  dailyRatePpm integer not null,
  termDays integer not null check (termDays between 91 and 365),
  instalments integer not null check (instalments > 0),
  isEnabled integer not null check (isEnabled in (0, 1)),
  buttonText text not null,
  tags text not null,
  opens text not null check (opens in ('confirmation', 'newer-confirmation', 'native')),
  overrides text not null default '{}',
  lateFee text not null default 'loan-terms' check (lateFee in ('loan-terms', 'capped'))
) strict;

create table orders (
  sequence integer primary key,
  id text not null unique,
  number text not null unique,
  borrowerId text not null references borrowers (id),
  productId text not null references products (id),
  origin text not null check (origin in ('seed', 'application')),
  status text not null,
  principalCentavos integer not null check (principalCentavos > 0),
  termDays integer not null,
  appliedOn text not null,
  disbursedOn text,
  closedOn text,
  isRolloverAllowed integer not null check (isRolloverAllowed in (0, 1)),
  rollovers integer not null default 0,
  recommends integer not null check (recommends in (0, 1)),
  overrides text not null default '{}',
  createdAt integer not null
) strict;
create index orders_of_borrower on orders (borrowerId, sequence);

create table instalments (
  orderId text not null references orders (id),
  position integer not null,
  dueOn text not null,
  principalCentavos integer not null,
  interestCentavos integer not null,
  paidOn text,
  paidCentavos integer,
  -- Paid in parts before the rest.
  partCentavos integer not null default 0,
  primary key (orderId, position)
) strict, without rowid;

-- One code for each order, purpose, round (the instalment's position, or the number of the extension or part), amount
-- and channel.
create table pay_codes (
  sequence integer primary key,
  token text not null unique,
  code text not null unique,
  orderId text not null references orders (id),
  purpose text not null check (purpose in ('instalment', 'extension', 'part')),
  round integer not null,
  amountCentavos integer not null check (amountCentavos > 0),
  channelNumber integer not null,
  origin text not null check (origin in ('seed', 'borrower')),
  state text not null check (state in ('open', 'processing', 'paid', 'refused', 'void')),
  createdAt integer not null,
  changedAt integer not null,
  unique (orderId, purpose, round, amountCentavos, channelNumber)
) strict;

create table card_repayments (
  sequence integer primary key,
  id text not null unique,
  token text not null unique,
  orderId text not null references orders (id),
  round integer not null,
  amountCentavos integer not null,
  cardId text,
  state text not null check (state in ('offered', 'committed', 'paid')),
  code text,
  codeSentAt integer,
  wrongTries integer not null default 0
) strict;

create table bank_accounts (
  borrowerId text not null references borrowers (id),
  productId text not null references products (id),
  cardType integer not null,
  channelNumber integer not null,
  fields text not null,
  changes integer not null,
  changedAt integer not null,
  primary key (borrowerId, productId)
) strict, without rowid;

create table agreement_links (
  token text primary key,
  borrowerId text not null,
  productId text not null,
  orderId text not null,
  identifier text not null,
  unique (borrowerId, productId, orderId, identifier)
) strict, without rowid;

create table order_scores (
  orderId text primary key references orders (id),
  score integer not null,
  at integer not null
) strict, without rowid;

create table idempotent_responses (
  owner text not null,
  endpoint text not null,
  intent text not null,
  request text not null,
  body text not null,
  at integer not null,
  primary key (owner, endpoint, intent)
) strict, without rowid;

create table texts (
  sequence integer primary key,
  recipient text not null,
  body text not null,
  at integer not null
) strict;

create table events (
  sequence integer primary key,
  source text not null check (source in ('analytics', 'service', 'tracking', 'csp', 'opening')),
  body text not null,
  at integer not null
) strict;
create index events_of_source on events (source, sequence);

create table captchas (
  sid text primary key,
  answer text not null,
  drawnFor text not null default '',
  state text not null check (state in ('fresh', 'spent')),
  passedAnswer text not null default '',
  expiresAt integer not null
) strict, without rowid;
create index captchas_by_age on captchas (expiresAt);

create table sms_codes (
  phone text primary key,
  code text not null,
  wrongTries integer not null default 0,
  expiresAt integer not null
) strict, without rowid;

create table sms_requests (
  sequence integer primary key,
  phone text not null,
  address text not null,
  at integer not null
) strict;
create index sms_requests_of_phone on sms_requests (phone, at);
create index sms_requests_of_address on sms_requests (address, at);

create table registrations (
  phone text primary key,
  origin text not null check (origin in ('seed', 'promotion')),
  templateId text not null,
  inviteCode text not null,
  userFrom text not null,
  appFrom text not null,
  utmTag text not null,
  at integer not null
) strict, without rowid;

create table uploads (
  name text primary key,
  borrowerId text not null references borrowers (id),
  mediaType text not null,
  bytes blob not null,
  digest text not null,
  at integer not null
) strict, without rowid;
create index uploads_of_borrower on uploads (borrowerId, at);

create table complaints (
  sequence integer primary key,
  id text not null unique,
  borrowerId text not null references borrowers (id),
  orderId text not null references orders (id),
  problemType text not null,
  problemSonType text not null,
  detail text not null,
  images text not null,
  origin text not null check (origin in ('seed', 'borrower')),
  reply text not null default '',
  repliedAt integer,
  closedAt integer,
  score integer,
  at integer not null,
  -- Unwanted calls of a collector, as the borrower noted them: the last one (yyyy-mm-dd hh:mm in Manila) and their number.
  callAt text not null default '',
  callCount integer not null default 0
) strict;
create index complaints_of_borrower on complaints (borrowerId, sequence);

-- Money that reached the lender, with what remained at that time: never more than one payment for the same purpose and
-- round of an order. The payments of seeded orders count for no payer.
create table receipts (
  sequence integer primary key,
  orderId text not null references orders (id),
  purpose text not null check (purpose in ('instalment', 'extension', 'part')),
  round integer not null,
  amountCentavos integer not null check (amountCentavos > 0),
  way text not null,
  reference text not null,
  origin text not null check (origin in ('seed', 'payer')),
  at integer not null,
  remainingCentavos integer not null,
  nextCentavos integer,
  nextOn text,
  unique (orderId, purpose, round)
) strict;

-- Requests to pay an order in smaller parts. An order has at most one.
create table plan_requests (
  sequence integer primary key,
  orderId text not null unique,
  answerBy text not null,
  at integer not null
);
