"""Runs a handler so that nothing it does gets past the call.

Deadline, cancel, exceptions.
"""

from __future__ import annotations

from _thread import allocate_lock
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from toolrt.lazy import later

from .clock import until_late

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Awaitable, Callable, Coroutine

    from toolrt.call.context import Context

    from .clock import Clock
    from .gate import Pass
    from .threads import Job

__all__ = ["Busy", "Cancelled", "Ended", "TimedOut", "Waited", "Work", "is_async"]


_threads = later("toolrt.host", ".threads")


class TimedOut(Exception):  # an end of a call
    """The deadline of the call has passed."""


class Cancelled(Exception):  # an end of a call
    """Somebody has cancelled the call."""


class Busy(Exception):  # an end of a call
    """There is no thread for a call, and no room to wait for one."""


#: How a handler ended: what it gave, or what it raised.
Ended: TypeAlias = tuple[Any, BaseException | None]


class Waited(Protocol):
    """What a call waits for: a handler, a human, its turn, a time."""

    def run(self) -> Ended:
        """Wait for it."""
        ...

    async def arun(self) -> Ended:
        """Wait for it while the loop of the caller goes on."""
        ...


_COROUTINE_FUNCTION = 0x80


def is_async(handler: Callable[..., Any]) -> bool:
    """Whether calling the handler gives a coroutine at once, and runs nothing of it."""
    inner: Any = handler
    while hasattr(inner, "func"):  # functools.partial
        inner = inner.func
    if not hasattr(inner, "__code__") and not hasattr(inner, "__func__"):
        inner = getattr(inner, "__call__", inner)  # noqa: B004 # an object's own method
    inner = getattr(inner, "__func__", inner)
    code = getattr(inner, "__code__", None)
    return code is not None and bool(code.co_flags & _COROUTINE_FUNCTION)


class Work:
    """A handler that is to run.

    For a caller that waits (`run`) or does something else (`arun`).

    A handler that is not async runs in the caller's thread; where the call may have to
    end before the handler does (it has a deadline, or somebody has asked for its cancel
    token) or the caller is async, in a thread of its own. One that is async runs on the
    caller's loop; for a caller that waits, on the loop of the runtime.
    """

    __slots__ = (
        "_ainvoke",
        "_begun",
        "_clock",
        "_cx",
        "_invoke",
        "_is_async",
        "_release",
        "_report",
        "_void",
    )

    def __init__(
        self,
        cx: Context,
        clock: Clock,
        invoke: Callable[[Context], Any],
        report: Callable[[str, BaseException | None], None],
        *,
        is_async: bool = False,
        ainvoke: Callable[[Context], Any] | None = None,
        release: Callable[[], object] | None = None,
    ) -> None:
        """Make a handler that is to run.

        Args:
            cx: The context of the call.
            clock: The clock of its deadline.
            invoke: Calls the handler.
            report: Takes what is for the host's log.
            is_async: Whether that gives a coroutine at once.
            ainvoke: Calls it for an async caller, where that is another function.
            release: Called when the handler has ended.

        """
        self._cx = cx
        self._clock = clock
        self._invoke = invoke
        self._report = report
        self._is_async = is_async
        self._ainvoke = ainvoke
        # What is to be called once at the end; whoever takes it calls it.
        self._release = None if release is None else [release]
        # Whether the handler has begun, and whether it must not any more.
        self._begun = False
        self._void = False

    @property
    def has_begun(self) -> bool:
        """Whether the handler has begun."""
        return self._begun

    def run(self) -> Ended:
        """Run the handler, and wait.

        Raises:
            KeyboardInterrupt: Nothing else gets out.

        """
        cx = self._cx
        try:
            early = self._over()
            if early is not None:
                return None, early
            if self._is_async:
                ended = self._through_portal(self._on_loop)
            elif cx.deadline is None and not cx.may_be_cancelled:
                ended = self._here(cx)
            else:
                ended = self._in_thread(cx)
            value, error = ended
            if error is not None:
                return _uninterrupted(ended)
            if not self._is_async and hasattr(value, "__await__"):
                ended = self._through_portal(lambda: self._awaited(lambda _: value))
                return _uninterrupted(ended)
        except KeyboardInterrupt:
            self._give_up()
            raise
        except BaseException as error:  # noqa: BLE001 # a clock may fail, or the system
            self._give_up()
            return None, error
        return ended

    def run_here(self, leave: Callable[[Ended], object]) -> Ended | None:
        """Run the handler in this thread, even if somebody may cancel its call.

        Args:
            leave: Goes on with the call where somebody does, in that thread. Then this
                gives nothing, when the handler has ended.

        Raises:
            KeyboardInterrupt: Nothing else gets out.

        """
        cx = self._cx
        if self._is_async or cx.deadline is not None or not _threads.has_place():
            return self.run()
        token = cx.token()
        if token.is_cancelled():
            return self.run()
        # Whoever has it says how the handler has ended.
        first = allocate_lock()
        left: list[Job] = []

        def cancel() -> None:
            job = _threads.leave_here()
            left.append(job)
            if first.acquire(blocking=False):
                self._tell_of_left()
                leave((None, Cancelled()))
            else:
                job.end()

        place = token.watch(cancel)
        if first.locked():
            # At this moment.
            left[0].end()
            self._give_up()
            return None
        ended = _threads.apart(self._here, cx)
        token.unwatch(place)
        if not first.acquire(blocking=False):
            left[0].end()
            return None
        value, error = ended
        if error is None and hasattr(value, "__await__"):
            ended = self._through_portal(lambda: self._awaited(lambda _: value))
        return _uninterrupted(ended)

    async def arun(self) -> Ended:
        """Run the handler on the loop of the caller, or in a thread.

        Raises:
            KeyboardInterrupt: Besides, only what ends the caller's task gets out.

        """
        import asyncio  # noqa: PLC0415

        try:
            early = self._over()
            ended = (None, early) if early else await self._on_loop()
            return _uninterrupted(ended)
        except (KeyboardInterrupt, GeneratorExit, asyncio.CancelledError):
            self._give_up()
            raise
        except BaseException as error:  # noqa: BLE001 # likewise
            self._give_up()
            return None, error

    def _over(self) -> BaseException | None:
        """Why the handler does not even start."""
        cx = self._cx
        if cx.is_cancelled():
            self._give_up()
            return Cancelled()
        if cx.deadline is not None and cx.deadline <= self._clock.now():
            self._give_up()
            return TimedOut()
        return None

    def _left(self) -> float:
        """How many seconds are left."""
        deadline = self._cx.deadline
        return 0.0 if deadline is None else max(deadline - self._clock.now(), 0.0)

    def _give_up(self) -> None:
        """Let the handler never begin, if it has not."""
        self._void = True
        if not self._begun:
            self._has_ended()

    def _has_ended(self) -> None:
        """Give back what the policy has lent, once."""
        if self._release is None:
            return
        try:
            release = self._release.pop()
        except IndexError:
            return
        try:
            release()
        except BaseException as error:  # noqa: BLE001 # the call has ended as it has
            self._report("what a policy has given failed at the end", error)

    def _here(self, cx: Context) -> Ended:
        """Run the handler in this thread."""
        self._begun = True
        try:
            value = self._invoke(cx)
            if self._release and not hasattr(value, "__await__"):
                self._has_ended()
        except BaseException as error:  # noqa: BLE001 # not even `SystemExit` gets past the call
            self._has_ended()
            return None, error
        return value, None

    def _in_thread(self, cx: Context) -> Ended:
        """Run the handler in a thread that can be left behind."""
        from .quota import caller_of  # noqa: PLC0415
        from .threads import start_waited  # noqa: PLC0415

        inside, own = cx.with_own_token()
        cell = _Cell()
        cancelled: Ended = (None, Cancelled())
        late: Ended = (None, TimedOut())

        def cancel() -> None:
            own.cancel()
            cell.put(cancelled)

        job: Job | None = None
        place = cx.token().watch(cancel)
        limit, silence = until_late(cx.deadline, self._clock, lambda: cell.put(late))
        try:
            job = start_waited(lambda: cell.put(self._here(inside)), caller_of(cx))
            in_time = cell.wait(limit)
        except BaseException:
            own.cancel()
            if job is not None:
                self._leave(job)
            raise
        finally:
            cx.token().unwatch(place)
            silence()
        if in_time and cell.ended is not cancelled and cell.ended is not late:
            return cell.ended
        own.cancel()
        self._leave(job)
        return cell.ended if in_time else late

    def _leave(self, job: Job) -> None:
        """Let a handler go on alone, or never begin."""
        if job.leave():
            self._has_ended()
        elif job.left:
            self._tell_of_left()

    def _tell_of_left(self) -> None:
        """Tell the host that a handler goes on alone."""
        count = _threads.thread_counts().left_behind
        self._report(
            f"the handler was left behind in its thread; {count} are now", None
        )

    def _through_portal(self, start: Callable[[], Coroutine[Any, Any, Ended]]) -> Ended:
        """Run an async handler on the loop of the runtime, and wait."""
        from . import portal  # noqa: PLC0415

        cx = self._cx
        # A clock with alarms ends the handler on the loop.
        timed = cx.deadline is not None and not hasattr(self._clock, "alarm")
        limit = self._left if timed else None
        cancel = cx.token() if cx.may_be_cancelled else None
        try:
            return portal.run(start, limit, cancel)
        except TimeoutError:
            self._give_up()
            self._report("the handler was left behind: its loop is blocked", None)
            return None, Cancelled() if cx.is_cancelled() else TimedOut()

    async def _on_loop(self) -> Ended:
        self._begun = True
        if self._void:
            self._has_ended()
            return None, Cancelled()
        if self._ainvoke is not None:
            return await self._awaited(self._ainvoke)
        if self._is_async:
            return await self._awaited(self._invoke)
        value, error = await self._beside_loop()
        if error is None and hasattr(value, "__await__"):
            return await self._awaited(lambda _: value)
        return value, error

    async def _awaited(self, invoke: Callable[[Context], Awaitable[Any]]) -> Ended:
        """Wait for what an async handler gives."""
        import asyncio  # noqa: PLC0415

        cx = self._cx
        if cx.deadline is None and not cx.may_be_cancelled:
            return await self._in_callers_task(invoke)
        inside, own = cx.with_own_token()
        loop = asyncio.get_running_loop()
        cancelled: asyncio.Future[None] = loop.create_future()
        task = loop.create_task(self._captured(invoke, inside))
        task.add_done_callback(lambda _: self._has_ended())
        place = cx.token().watch(lambda: _soon(loop, lambda: _put(cancelled, None)))
        late: asyncio.Future[None] = loop.create_future()
        limit, silence = until_late(
            cx.deadline, self._clock, lambda: _soon(loop, lambda: _put(late, None))
        )
        try:
            await asyncio.wait(
                (task, cancelled, late),
                timeout=limit,
                return_when=asyncio.FIRST_COMPLETED,
            )
            if task.done():
                return (None, Cancelled()) if task.cancelled() else task.result()
            return None, Cancelled() if cancelled.done() else TimedOut()
        finally:
            cx.token().unwatch(place)
            silence()
            cancelled.cancel()
            late.cancel()
            if not task.done():
                # It may clean up; nobody waits for that.
                own.cancel()
                if not loop.is_closed():
                    _keep(task)
                task.cancel()

    async def _in_callers_task(
        self, invoke: Callable[[Context], Awaitable[Any]]
    ) -> Ended:
        """Wait for a handler that nobody but its caller and its host may end."""
        import asyncio  # noqa: PLC0415

        cx = self._cx
        own: Pass | None = cx.passes[-1] if cx.passes else None
        interrupted = None
        if own is not None:
            interrupted = _Interrupted()
            own.stop = interrupted.soon
            if cx.is_cancelled():
                self._has_ended()
                return None, Cancelled()
        try:
            return await invoke(cx), None
        except asyncio.CancelledError:
            is_told = interrupted is not None and interrupted.is_over()
            if not is_told and _is_being_cancelled():
                raise
            return None, Cancelled()
        except BaseException as error:  # noqa: BLE001 # likewise
            return None, error
        finally:
            if own is not None and interrupted is not None:
                own.stop = None
                interrupted.end()
            self._has_ended()

    async def _captured(
        self, invoke: Callable[[Context], Awaitable[Any]], cx: Context
    ) -> Ended:
        """Give what a handler gives or raises.

        Exceptions that end a loop do not get out.
        """
        import asyncio  # noqa: PLC0415

        try:
            return await invoke(cx), None
        except asyncio.CancelledError:
            raise
        except BaseException as error:  # noqa: BLE001 # likewise
            return None, error

    async def _beside_loop(self) -> Ended:
        """Run the handler in a thread, for a caller whose loop goes on."""
        import asyncio  # noqa: PLC0415

        from .quota import caller_of  # noqa: PLC0415
        from .threads import start  # noqa: PLC0415

        cx = self._cx
        inside, own = cx.with_own_token()
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[Ended] = loop.create_future()

        def put(value: Ended) -> None:
            _soon(loop, lambda: _put(ended, value))

        cancelled: Ended = (None, Cancelled())
        late: Ended = (None, TimedOut())

        def cancel() -> None:
            own.cancel()
            put(cancelled)

        job: Job | None = None
        place = cx.token().watch(cancel)
        limit, silence = until_late(cx.deadline, self._clock, lambda: put(late))
        try:
            job = start(lambda: put(self._here(inside)), caller_of(cx))
            await asyncio.wait((ended,), timeout=limit)
            return ended.result() if ended.done() else late
        finally:
            cx.token().unwatch(place)
            silence()
            if not ended.done() or ended.result()[1] in (cancelled[1], late[1]):
                own.cancel()
                if job is not None:
                    self._leave(job)
            ended.cancel()


class _Interrupted:
    """Ends what a task awaits at this moment, and lets the task itself go on."""

    __slots__ = ("_before", "_ended", "_loop", "_task", "_told")

    def __init__(self) -> None:
        """Watch the task that runs."""
        import asyncio  # noqa: PLC0415

        self._loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        self._before = 0 if self._task is None else self._task.cancelling()
        self._told = self._ended = False

    def soon(self) -> None:
        """End it, from whichever thread."""
        _soon(self._loop, self._now)

    def _now(self) -> None:
        if self._task is not None and not self._ended:
            self._told = True
            self._task.cancel()

    def is_over(self) -> bool:
        """Whether it was ended by this, and nobody else ends the task."""
        if self._task is None or not self._told:
            return False
        return self._task.cancelling() <= self._before + 1

    def end(self) -> None:
        """Take back what the task was told."""
        self._ended = True
        if self._task is not None and self._told:
            self._task.uncancel()


def _uninterrupted(ended: Ended) -> Ended:
    """Raise an interrupt where the caller is, in whichever thread it came up."""
    error = ended[1]
    if isinstance(error, KeyboardInterrupt):
        raise error
    return ended


class _Cell:
    """A place for how a handler ended; who comes first puts it there."""

    __slots__ = ("_lock", "_ready", "ended")

    def __init__(self) -> None:
        self.ended: Ended = (None, None)
        self._lock = allocate_lock()
        self._ready = allocate_lock()
        self._ready.acquire()

    def put(self, ended: Ended) -> None:
        if self._lock.acquire(blocking=False):
            self.ended = ended
            self._ready.release()

    def wait(self, seconds: float | None) -> bool:
        """Whether it is there in time; later ones are dropped."""
        if self._ready.acquire(timeout=-1 if seconds is None else seconds):
            return True
        if self._lock.acquire(blocking=False):
            return False
        # Somebody is putting it there at this moment.
        return self._ready.acquire()


#: Tasks that end by themselves; loops refer to them weakly.
_kept: set[asyncio.Future[Any]] = set()


def _keep(task: asyncio.Future[Any]) -> None:
    from .threads import count_left  # noqa: PLC0415

    _kept.add(task)
    task.add_done_callback(_forget)
    count_left(1)


def _forget(task: asyncio.Future[Any]) -> None:
    from .threads import count_left  # noqa: PLC0415

    _kept.discard(task)
    count_left(-1)
    if not task.cancelled():
        task.exception()


def _put(future: asyncio.Future[Any], value: Any) -> None:
    if not future.done():
        future.set_result(value)


def _soon(loop: asyncio.AbstractEventLoop, callback: Callable[[], None]) -> None:
    """Call back on a loop, if there still is one."""
    if not loop.is_closed():
        try:
            loop.call_soon_threadsafe(callback)
        except RuntimeError:
            return  # it has been closed at this moment


def _is_being_cancelled() -> bool:
    import asyncio  # noqa: PLC0415

    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
