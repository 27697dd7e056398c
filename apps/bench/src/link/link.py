"""A slow link between this namespace (10.77.0.1) and the namespace `far` (10.77.0.2), for real TCP connections.

Reads "DELAY_MS DOWN_KBIT UP_KBIT LOSS_PERCENT SEED" from each line of stdin, applies it and prints "set". The delay is
one way. Each direction queues at most one second of its rate and drops the rest. Removes the link at the end of stdin.
Arguments are kernel parameters for this time, such as "net/ipv4/tcp_notsent_lowat=16384".
netem does the work where the kernel has it. Otherwise packets pass two TUN devices and this program.
"""
import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import sys
import time

FAR, PACKET = "far", 1500
SETUP = [
    "link set tfar netns far",
    "addr add 10.77.0.1/24 dev tnear",
    "link set tnear up mtu 1500",
    "-n far addr add 10.77.0.2/24 dev tfar",
    "-n far link set tfar up mtu 1500",
    "-n far link set lo up",
]


def ip(command, check=True, program="ip"):
    return subprocess.run([program, *command.split()], check=check, capture_output=True).returncode == 0


def netem(device, options, namespace=""):
    return ip(f"{namespace}qdisc replace dev {device} root netem {options}", False, "tc")


def set_parameter(name, value):
    """Sets a kernel parameter and returns its former value."""
    with open(f"/proc/sys/{name}", "r+", encoding="ascii") as file:
        former = file.read().strip()
        file.seek(0)
        file.write(value)
    return former


def open_tun(name):
    """Opens a TUN device without packet headers (IFF_TUN | IFF_NO_PI)."""
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, 0x400454CA, struct.pack("16sH", name.encode(), 0x0001 | 0x1000))
    return device


def read_profile():
    """Returns the next profile, or ends the program. Forgets what TCP remembers of earlier connections."""
    line = sys.stdin.readline().split()
    if not line:
        raise SystemExit
    ip("tcp_metrics flush", False)
    return [float(value) for value in line]


def run_netem():
    while True:
        delay, down, up, loss, _ = read_profile()
        for device, rate, namespace in ("tnear", down, ""), ("tfar", up, "-n far "):
            limit = max(10, int(rate * 1000 / 8 / PACKET))
            netem(device, f"delay {delay}ms rate {rate}kbit loss {loss}% limit {limit}", namespace)
        print("set", flush=True)


def run_tun(near, far):
    other = {near: far, far: near}
    queue, count, delay, loss = [], 0, 0.0, 0.0
    rate = {near: 1e9, far: 1e9}
    free_at = {near: 0.0, far: 0.0}
    while True:
        while queue and queue[0][0] <= time.monotonic():
            _, _, device, packet = heapq.heappop(queue)
            try:
                os.write(device, packet)
            except BlockingIOError:
                pass
        wait = max(0.0, queue[0][0] - time.monotonic()) if queue else None
        for device in select.select([near, far, sys.stdin], [], [], wait)[0]:
            if device is sys.stdin:
                delay, down, up, loss, seed = read_profile()
                rate = {near: down * 1000, far: up * 1000}
                free_at, queue = {near: 0.0, far: 0.0}, []
                # The same packets are lost for every contender of a round.
                random.seed(seed)
                print("set", flush=True)
                continue
            for _ in range(64):
                try:
                    packet = os.read(device, 65536)
                except BlockingIOError:
                    break
                now = time.monotonic()
                start = max(now, free_at[device])
                if start - now > 1 or random.random() * 100 < loss:
                    continue
                free_at[device] = start + len(packet) * 8 / rate[device]
                count += 1
                heapq.heappush(queue, (free_at[device] + delay / 1000, count, other[device], packet))


former = {}
ip("netns del far", False)
ip("netns add far")
try:
    for argument in sys.argv[1:]:
        name, value = argument.split("=")
        former[name] = set_parameter(name, value)
    # One segment for each packet: netem would lose, and delay, a whole burst.
    has_veth = ip("link add tnear gso_max_segs 1 type veth peer name tfar gso_max_segs 1", False)
    has_netem = has_veth and netem("tnear", "delay 1ms")
    if has_veth and not has_netem:
        ip("link del tnear")
    devices = () if has_netem else (open_tun("tnear"), open_tun("tfar"))
    for command in SETUP:
        ip(command)
    print("netem" if has_netem else "TUN", flush=True)
    run_netem() if has_netem else run_tun(*devices)
except KeyboardInterrupt:
    pass
finally:
    for name, value in former.items():
        set_parameter(name, value)
    ip("link del tnear", False)
    ip("netns del far", False)
